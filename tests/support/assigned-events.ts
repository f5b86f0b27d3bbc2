import type { Actor, Member } from '#app/persistence/actor.ts'
import type { MailCause } from '#app/platform/mail/causes.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { keepFresh } from '#app/roadmap/attention/keep.server.ts'
import { addColleague, addForm } from './care-organisation.ts'
import { giveTo, letGo, remindOfOwn } from './given-tasks.ts'
import { linkToGoals, saveGoals, tellLinkDoneNow } from './happenings.ts'
import type { MailPlace } from './mail-place.ts'
import { addLink } from './share.ts'

/** Something that is told at once, and how it happens to somebody. */
export type ToldEvent = {
  cause: MailCause
  happens: (member: Member, admin: Actor, place: MailPlace) => Promise<unknown>
}

const task = { item: 'study-goals', locationIndex: 0 }

/** Somebody whose address can be known beforehand: it follows from that of who is told. */
async function colleagueOf(member: Member, { sql }: MailPlace): Promise<Member> {
  const colleague = await addColleague(member)
  await sql`update users u set email = 'youssef.' || m.email from users m where u.id = ${colleague.userId} and m.id = ${member.userId}`
  return colleague
}

/** What is told of whose a task is. */
export const assignedEvents: Record<string, ToldEvent> = {
  assigned: {
    cause: 'assigned',
    async happens(member, _, place) {
      const giver = await colleagueOf(member, place)
      await giveTo(giver, member.userId, task, {
        note: 'Wil jij dit doen?\nIk ben er die week niet.',
        wishDay: '2099-03-02',
      })
    },
  },
  'assigned-reminder': {
    cause: 'assigned',
    happens: async (member, _, place) => remindOfOwn(member, await colleagueOf(member, place), task),
  },
  'assigned-back': {
    cause: 'assigned',
    async happens(member, _, place) {
      const colleague = await colleagueOf(member, place)
      await giveTo(member, colleague.userId, task)
      await letGo(colleague, task)
    },
  },
  'assigned-done': {
    cause: 'assigned',
    async happens(member, _, place) {
      const colleague = await colleagueOf(member, place)
      await giveTo(member, colleague.userId, task)
      const goals = { quality: ['incidents'], workplace: ['workload'], efficiency: ['rounds'] }
      await addForm(member, 0, task.item, goals)
      await keepFresh(member, [0], dayOf(Date.now()))
    },
  },
  'assigned-done-by-other': {
    cause: 'assigned',
    async happens(member, _, place) {
      const colleague = await colleagueOf(member, place)
      await giveTo(member, member.userId, task)
      await saveGoals(colleague)
    },
  },
  'link-done': {
    cause: 'assigned',
    async happens(member, _, place) {
      const { id } = await addLink(member, linkToGoals)
      const colleague = await colleagueOf(member, place)
      await saveGoals(colleague)
      await tellLinkDoneNow(place, colleague, id)
    },
  },
  'share-not-needed': {
    cause: 'assigned',
    async happens(member, _, place) {
      const colleague = await colleagueOf(member, place)
      const [row] = await place.sql`select email, language from users where id = ${member.userId}`
      const to = { recipientEmail: String(row?.email), language: String(row?.language) }
      const { id } = await addLink(colleague, { ...linkToGoals, ...to })
      await saveGoals(colleague)
      await tellLinkDoneNow(place, colleague, id)
    },
  },
}
