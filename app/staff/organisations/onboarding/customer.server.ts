import type { Submission } from '@conform-to/dom'
import type { z } from 'zod'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { readMoment } from '#app/staff/relationships/read-relationship.server.ts'
import { detailsToKeep } from '../details.ts'
import type { Customer } from './customer.ts'
import type { FieldProblems, onboardingForm } from './form.server.ts'
import { saidOf, tooMany } from './problems.server.ts'
import { readLocations, readPeople } from './read-lists.server.ts'

type Read = Submission<z.input<typeof onboardingForm>, string[], z.output<typeof onboardingForm>>

/**
 * The organisation of the form, and what is wrong with its lists and its appointment; of fields that are wrong nothing
 * counts.
 * @param textOf a field as it was typed
 */
export function readCustomer(textOf: (field: string) => string, submission: Read, language: Language) {
  const locations = readLocations(textOf('locations'))
  const people = readPeople(textOf('people'))
  const moment = readMoment({ meetingDay: textOf('meetingDay'), meetingTime: textOf('meetingTime') })
  const value = submission.status === 'success' ? submission.value : null
  const values = { name: textOf('name'), signingLink: '', identityOrganisation: '', ...value }
  const [nextMeetingPlace, nextMeetingNote] = [value?.meetingPlace ?? '', value?.meetingNote ?? '']
  const nextMeetingAt = typeof moment === 'string' ? null : moment
  const isPlanned = nextMeetingAt !== null || nextMeetingPlace !== '' || nextMeetingNote !== ''
  const customer: Customer = {
    details: detailsToKeep(values),
    ...{ locations: locations.found, people: people.found },
    ...{ ownerId: textOf('owner') || null, deputyId: textOf('deputy') || null },
    appointment: isPlanned ? { nextMeetingAt, nextMeetingPlace, nextMeetingNote } : null,
  }
  const refused = submission.status === 'success' ? {} : (submission.error ?? {})
  const before = (field: string): string[] => refused[field] ?? []
  const problems: FieldProblems = {}
  const add = (field: string, said: string[]) => {
    if (said.length > 0) problems[field] = [...before(field), ...said]
  }
  add('locations', [...tooMany([{ ...customer, people: [] }], language), ...saidOf(locations.problems, language)])
  add('people', [...tooMany([{ ...customer, locations: [] }], language), ...saidOf(people.problems, language)])
  if (typeof moment === 'string') add(moment, [anyTextFor(language, 'staff/relationships')(`errors.${moment}`)])
  return { customer, problems }
}
