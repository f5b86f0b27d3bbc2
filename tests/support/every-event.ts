import { askForNewLink } from '#app/sharing/guest/ask-again.server.ts'
import { officer, signer } from './agreement.ts'
import { assignedEvents, type ToldEvent } from './assigned-events.ts'
import { tellGuestOfBoth, tellGuestOfOwn, tellMakerOfBoth, tellProvidersTurn } from './both-sides-told.ts'
import { addColleague, addForm } from './care-organisation.ts'
import {
  askAndAnswer,
  decideByLink,
  judge,
  saveConnectionDay,
  saveFollowUp,
  saveMeetings,
  fillInOnPhone,
  tenMinutesLater,
  toldJustNow,
  uploadBy,
} from './happenings.ts'
import { addCarried } from './mailed-link.ts'
import { addLink } from './share.ts'

const connectionDay = Date.UTC(2099, 2, 3)
const meeting = { id: 'cccccccc', date: Date.UTC(2099, 1, 10, 13) }

/** What is told at once: each to somebody of an organisation of its own. */
export const everyEvent: Record<string, ToldEvent> = {
  'sent-back': {
    cause: 'sent-back',
    happens: async (member, admin) =>
      judge(admin, member, await uploadBy(member), 'De schaal ontbreekt.\nWilt u die toevoegen?'),
  },
  'sent-back-two': {
    cause: 'sent-back',
    async happens(member, admin, place) {
      await toldJustNow(place, member, 'sent-back')
      for (const name of ['Begane grond.pdf', 'Verdieping.pdf'])
        await judge(admin, member, await uploadBy(member, name), 'De schaal ontbreekt.')
      await tenMinutesLater(place, member, 'sent-back')
    },
  },
  accepted: {
    cause: 'accepted',
    happens: async (member, admin) => judge(admin, member, await uploadBy(member), null),
  },
  answer: {
    cause: 'answer',
    happens: async (member) => decideByLink(member, await addLink(member, { may: 'review' }), 'changes-asked'),
  },
  'asked-again': {
    cause: 'answer',
    async happens(member) {
      const { id } = await addLink(member, { may: 'review', expiresAt: new Date(Date.now() - 60_000) })
      await askForNewLink({ organisationId: member.organisationId, id, recipientName: 'Bea Kok' }, '/share/x')
    },
  },
  signed: {
    cause: 'signed',
    happens: async (member) =>
      decideByLink(member, await addLink(member, { ...signer, recipientName: 'Bea Kok' }), 'signed'),
  },
  'signing-turn': {
    cause: 'signing-turn',
    async happens(member) {
      const colleague = await addColleague(member)
      const agreed = await addLink(colleague, officer)
      await addLink(member, { ...signer, recipientName: 'Hanneke de Vries' })
      await decideByLink(colleague, agreed, 'signed')
    },
  },
  'signing-turn-guest': {
    cause: 'signing-turn',
    async happens(member, _, place) {
      const colleague = await addColleague(member)
      const agreed = await addLink(colleague, officer)
      const [row] = await place.sql`select email, language from users where id = ${member.userId}`
      const to = {
        recipientName: 'Hanneke de Vries',
        recipientEmail: String(row?.email),
        language: String(row?.language),
      }
      const expiresAt = new Date('2099-03-02T11:00:00Z')
      await addCarried({ ...colleague, userId: null }, { ...signer, ...to, expiresAt })
      await decideByLink(colleague, agreed, 'signed')
    },
  },
  'signing-turn-provider': {
    cause: 'signing-turn',
    happens: (member, _, place) => tellProvidersTurn(place, member),
  },
  'signed-guest': { cause: 'signed', happens: (member) => tellGuestOfOwn(member, 'signed-guest') },
  'agreed-guest': { cause: 'signed', happens: (member) => tellGuestOfOwn(member, 'agreed-guest') },
  'signed-both': { cause: 'signed', happens: tellMakerOfBoth },
  'signed-both-guest': { cause: 'signed', happens: tellGuestOfBoth },
  'request-answered': {
    cause: 'request-answered',
    happens: (member, admin) => askAndAnswer(member, admin, 'Sla deze taak maar over.'),
  },
  'filled-in': {
    cause: 'filled-in',
    async happens(member, admin) {
      await fillInOnPhone(admin, member, { numberOfMembers: 2, members: [{ id: 'eeeeeeee', first_name: 'Bea' }] })
    },
  },
  'filled-in-two': {
    cause: 'filled-in',
    async happens(member, admin, place) {
      await toldJustNow(place, member, 'filled-in')
      await fillInOnPhone(admin, member, { numberOfMembers: 2 })
      await fillInOnPhone(admin, member, { isOn: 'yes' }, { key: 'wifi-test', person: 'Bram Vos' })
      await tenMinutesLater(place, member, 'filled-in')
    },
  },
  ...assignedEvents,
  appointment: { cause: 'appointment', happens: (member) => saveMeetings(member, [meeting]) },
  'appointment-moved-and-off': {
    cause: 'appointment',
    async happens(member) {
      const other = { id: 'dddddddd', date: Date.UTC(2099, 1, 11, 13) }
      await addForm(member, 0, 'finalise-start-meeting', { numberOfDates: 2, dates: [meeting, other] })
      await saveMeetings(member, [{ ...meeting, date: Date.UTC(2099, 1, 12, 9) }])
    },
  },
  'follow-up': {
    cause: 'appointment',
    happens: (member, admin) =>
      saveFollowUp(admin, member, {
        nextMeetingAt: new Date(meeting.date),
        ...{ nextMeetingPlace: 'Bij u op kantoor', nextMeetingNote: 'De planning van het voorjaar' },
      }),
  },
  'follow-up-off': {
    cause: 'appointment',
    async happens(member, admin, place) {
      await place.sql`update relationships set next_meeting_at = ${new Date(meeting.date)} where organisation_id = ${member.organisationId}`
      await saveFollowUp(admin, member, { nextMeetingAt: null })
    },
  },
  'connection-day': { cause: 'connection-day', happens: (member) => saveConnectionDay(member, connectionDay) },
  'connection-day-moved': {
    cause: 'connection-day',
    async happens(member) {
      await addForm(member, 0, 'day-planning-logistics', { date: connectionDay })
      await saveConnectionDay(member, connectionDay + 7 * 86_400_000)
    },
  },
  'connection-day-off': {
    cause: 'connection-day',
    async happens(member) {
      await addForm(member, 0, 'day-planning-logistics', { date: connectionDay })
      await saveConnectionDay(member, null)
    },
  },
}
