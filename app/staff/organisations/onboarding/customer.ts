import type { Language } from '#app/platform/i18n/languages.ts'
import type { OrganisationDetails } from '#app/persistence/organisations/care-organisations.server.ts'

/** A location as it stands on a line of a list; '' where its town is not known. */
export type TypedLocation = { line: number; name: string; town: string }
export type TypedPerson = { line: number; name: string; email: string; language: Language }

/** An organisation that is to be added, with all that comes with it. */
export type Customer = {
  details: OrganisationDetails
  locations: TypedLocation[]
  people: TypedPerson[]
  ownerId: string | null
  deputyId: string | null
  /** Its first appointment; null where nothing of it is known. */
  appointment: { nextMeetingAt: Date | null; nextMeetingPlace: string; nextMeetingNote: string } | null
}

/** What is wrong with a line of a list. */
export type Problem = {
  line: number
  what:
    | 'columns'
    | 'organisation'
    | 'location'
    | 'town'
    | 'sameLocation'
    | 'townDiffers'
    | 'townAlone'
    | 'name'
    | 'email'
    | 'twice'
    | 'language'
    | 'owner'
    | 'ownerDiffers'
    | 'taken'
    | 'takenByUs'
  values?: Record<string, string | number>
}
