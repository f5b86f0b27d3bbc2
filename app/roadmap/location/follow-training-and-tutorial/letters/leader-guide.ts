import type { TextKey } from '#app/platform/i18n/text.ts'
import { heading, type Block, type Letter, type Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { firstWeeksTable } from './first-weeks.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** One sheet for the team leader: login details of the team, the first weeks, and whom to ask at the provider. */
export function writeLeaderGuide(facts: Facts, words: Words): Letter {
  const { say, name } = words
  const help = whomToAsk(facts, words)
  return {
    title: name('leader.title'),
    fileName: name('leader.file', { location: facts.locationName }),
    blocks: [
      heading(say('leader.login')),
      {
        kind: 'list',
        items: [
          say(help.length > 0 ? 'leader.request' : 'leader.requestUs'),
          say('leader.personal'),
          say('leader.check'),
        ],
      },
      heading(say('leader.weeks')),
      firstWeeksTable(facts, words),
      heading(say('leader.team')),
      { kind: 'list', items: [say('leader.card'), say('leader.phones'), say('leader.talk'), say('leader.roster')] },
      ...help,
    ],
  }
}

/** What is known of the contact at the provider; nothing where nobody is named. */
function whomToAsk({ providerContact }: Facts, { say, name, value }: Words): Block[] {
  const known = [
    { name: name('leader.contact'), text: providerContact.full_name },
    { name: name('leader.phone'), text: providerContact.phone },
    { name: name('leader.email'), text: providerContact.email },
  ].filter(({ text }) => text.trim() !== '')
  const [first] = known
  if (!first) return []
  const reach = [providerContact.phone, providerContact.email].find((text) => text.trim() !== '')
  const toCall = known.find(({ text }) => text === reach) ?? first
  const rows = known.map((row) => ({ name: row.name, value: value(row.text), isNumber: row === toCall }))
  return [heading(say('leader.help')), { kind: 'table', about: name('leader.help'), rows }]
}
