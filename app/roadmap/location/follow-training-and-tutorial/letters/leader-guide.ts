import type { TextKey } from '#app/platform/i18n/text.ts'
import { heading, type Letter, type Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { firstWeeksTable } from './first-weeks.ts'
import type { nl } from './nl.ts'

/** One sheet for the team leader: login details of the team, the first weeks, and whom to ask at the provider. */
export function writeLeaderGuide(facts: Facts, words: Writer<TextKey<typeof nl>>): Letter {
  const { say, name, value } = words
  const { full_name: fullName, email } = facts.providerContact
  return {
    title: name('leader.title'),
    fileName: name('leader.file', { location: facts.locationName }),
    blocks: [
      heading(say('leader.login')),
      { kind: 'list', items: [say('leader.request'), say('leader.personal'), say('leader.check')] },
      heading(say('leader.weeks')),
      firstWeeksTable(facts, words),
      heading(say('leader.team')),
      { kind: 'list', items: [say('leader.card'), say('leader.phones'), say('leader.talk'), say('leader.roster')] },
      heading(say('leader.help')),
      {
        kind: 'table',
        about: name('leader.help'),
        rows: [
          { name: name('leader.contact'), value: value(fullName) },
          { name: name('leader.email'), value: value(email) },
        ],
      },
    ],
  }
}
