import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { clean } from '#app/platform/frame/typed-text.ts'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { fold } from '#app/platform/i18n/fold.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { findOwnLapsing } from '../flow/find-lapsing.server.ts'
import { askAgainAfter, type LapsingAnswer } from '../flow/lapsing-answers.server.ts'
import { readOrganisation } from '../flow/route.server.ts'
import { itemTitle } from '../flow/words.server.ts'
import { findItem, itemAtPath } from '../registry.ts'
import { bare } from '../rules/fields.ts'
import { shownNumber } from '../rules/roadmap.ts'
import { addedAddress, peopleAddress, personAddress } from './addresses.ts'
import type { AddedPlace, PersonPlace } from './known-people.ts'
import { addedPlace, placeValue, readPlace } from './place-value.ts'
import { readKnownPeople, type Person } from './read-known-people.server.ts'
import type { NewReach } from './replace-reach.ts'
import { replaceEverywhere } from './replace-everywhere.server.ts'

/** As the fields of tasks take it, in characters. */
const longestPhone = 40

/** What the page gets back where nothing was replaced. */
export type ReachAnswer = {
  result: SubmissionResult<string[]>
  /** The answers to agreements that would lapse: nothing is replaced before the reader agrees to that. */
  lapsing?: LapsingAnswer[]
}

/** GET /organisation/people/:id: where somebody's number and address stand, to be replaced there. */
export async function loadPerson(args: LoaderFunctionArgs) {
  const person = await personOf(args)
  const { language } = args.context
  const { locations } = await readOrganisation(args.context)
  const t = textFor(language, 'roadmap/people')
  const asked = reachPlaces(person)
  const proposed = await proposedReach(args, person)
  return {
    address: personAddress(person.id),
    ...{ name: person.name, phone: person.phone, email: person.email, proposed },
    /** Where they stand by name alone. */
    named: person.places.filter((place) => !asked.includes(place)).map(ofTask),
    /** Where they are changed as a whole; null for who was not added by hand. */
    addedHref: person.added && addedAddress(person.added.id),
    places: [...asked.map(ofTask), ...(person.added ? [ofList(person.added)] : [])],
  }

  function ofTask(place: PersonPlace) {
    const location = place.locationIndex === null ? null : locations[place.locationIndex]
    return {
      value: placeValue({ ...place, locationId: location?.id ?? '' }),
      title: titleOf(place.formType, language),
      where: location?.name || t('one.ofOrganisation'),
      phone: place.phone,
      email: place.email,
    }
  }

  function ofList({ id, version, phone, email }: AddedPlace) {
    const place = { formType: addedPlace, locationIndex: null, locationId: '', version, path: id }
    return { value: placeValue(place), title: t('added.place'), where: t('added.where'), phone, email }
  }
}

/** What stands by now at the place that led here, as far as it is another than theirs; '' for what is not proposed. */
async function proposedReach({ request, context }: LoaderFunctionArgs, person: Person): Promise<NewReach> {
  const [formType, locationIndex, path] = (new URL(request.url).searchParams.get('as') ?? '').split(':')
  const people = await readKnownPeople(context)
  const place = people
    .filter(({ name }) => fold(name) === fold(person.name))
    .flatMap(({ places }) => places)
    .find((one) => one.formType === formType && String(one.locationIndex ?? '') === locationIndex && one.path === path)
  const asked = [...reachPlaces(person), ...(person.added ? [person.added] : [])]
  const isOld = (field: 'phone' | 'email') => asked.some((one) => one[field] !== '' && one[field] !== place?.[field])
  return {
    phone: place && isOld('phone') ? place.phone : '',
    email: place && isOld('email') ? place.email : '',
  }
}

async function personOf({ params, context }: LoaderFunctionArgs): Promise<Person> {
  const person = (await readKnownPeople(context)).find(({ id }) => id === params.id)
  if (!person || !hasReach(person)) throw new Response(null, { status: 404 })
  return person
}

/** Whether there is a place in which their number or address can be replaced. */
export const hasReach = (person: Person): boolean => person.added !== null || reachPlaces(person).length > 0

/** Where a number or an address is asked beside the name. */
export const reachPlaces = ({ places }: Pick<Person, 'places'>): PersonPlace[] =>
  places.filter(({ formType, path }) => {
    const item = findItem(formType)
    return item !== undefined && asksReach(item.fields, path.split('.'))
  })

/** Whether the group of fields at this place asks for a number or an address. */
function asksReach(schema: z.core.$ZodType, [step, ...rest]: readonly string[]): boolean {
  const inner = bare(schema)
  if (inner instanceof z.ZodArray) return asksReach(inner.element, rest)
  if (!(inner instanceof z.ZodObject)) return false
  if (step === undefined) return 'phone' in inner.shape || 'email' in inner.shape
  const part = inner.shape[step]
  return part !== undefined && asksReach(part, rest)
}

function titleOf(formType: string, language: Language): string {
  const item = findItem(formType)
  if (!item) return formType
  return `${shownNumber(item, itemAtPath(item.path)?.number ?? '')} ${itemTitle(item, language)}`
}

function reachForm(language: Language) {
  const t = textFor(language, 'roadmap/people')
  return z
    .object({
      phone: z
        .string()
        .overwrite(clean)
        .max(longestPhone, t('one.tooLong', { max: longestPhone }))
        .default(''),
      email: z
        .string()
        .overwrite(typedAddress)
        .refine((value) => value === '' || isEmailAddress(value), t('one.wrongEmail'))
        .default(''),
      place: z.array(z.string()).default([]),
    })
    .superRefine(({ phone, email: address, place }, context) => {
      const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (phone === '' && address === '') wrong('phone', t('one.nothing'))
      if (place.length === 0) wrong('place', t('one.noPlace'))
    })
}

/**
 * Replaces a number, an address or both in the places that were ticked, all at once; what a colleague changed there since the
 * page was made stays, and is told.
 * @returns 303; 422 where nothing new was filled in or ticked; 409 where answers to an agreement would lapse
 */
export async function changePersonAction(args: ActionFunctionArgs) {
  const member = requireMember(args.context)
  const form = await readOwnForm(args.request, args.context)
  const person = await personOf(args)
  const { language } = args.context
  const t = textFor(language, 'roadmap/people')
  const submission = parseForm(form, reachForm(language), () => t('one.nothing'))
  if (submission.status !== 'success') return data<ReachAnswer>({ result: submission.reply() }, { status: 422 })
  const { phone, email: address, place } = submission.value
  const places = place.flatMap((value) => readPlace(value) ?? [])
  const { result, lapsing } = await replaceEverywhere(member, {
    ...{ form, findLapsing: findOwnLapsing(args.context) },
    ...{ name: person.name, places, reach: { phone, email: address } },
  })
  if (!result) return data<ReachAnswer>({ result: submission.reply(), lapsing }, { status: 409 })
  const { changed, left } = result
  const said =
    left > 0
      ? flash('warning', 'roadmap/people:someLeft', { count: left })
      : changed > 0
        ? flash('success', 'roadmap/people:changed', { count: changed })
        : flash('info', 'roadmap/people:unchanged')
  const next = askAgainAfter(form, lapsing) ?? peopleAddress()
  return redirect(next, { status: 303, headers: { 'Set-Cookie': said } })
}
