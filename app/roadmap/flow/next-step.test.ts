import { describe, expect, test } from 'vitest'
import { attentionOf } from '../attention/attention.ts'
import {
  acceptedAgreements,
  acceptedDocuments,
  assignmentOf,
  documentOf,
  finishedLocation,
  finishedOrganisation,
  linkOf,
  locationWith,
  organisationWith,
} from '../attention/known.fixture.ts'
import type { KnownPlace } from '../attention/known-place.ts'
import { gatherFacts } from './facts.ts'
import { latenessOf, nextStep, type Steps } from './next-step.server.ts'
import { cardItems, routeCard } from './route-card.ts'

const on = (month: number, day: number) => Date.UTC(2027, month - 1, day)
const today = on(3, 17)
const without = (...keys: string[]) =>
  Object.fromEntries(Object.entries(finishedLocation).filter(([key]) => !keys.includes(key)))
const doneOrganisation = { forms: finishedOrganisation, documents: acceptedAgreements }

/** What the next step at a location is chosen from. */
function stepsAt(place: KnownPlace, organisation: KnownPlace, day = today): Steps {
  const fieldsOf = (formType: string) => place.fieldsOf(formType) ?? organisation.fieldsOf(formType)
  const documents = [...place.documents, ...organisation.documents]
  const sources = { locationIndex: 0, organisationName: 'De Zonnehof', locationName: 'Huis', fieldsOf, documents }
  const entries = [...attentionOf(place, day), ...attentionOf(organisation, day)]
  return {
    place: { locationIndex: 0, fieldsOf },
    cards: (['location', 'organisation'] as const).flatMap((name) => cardItems(routeCard(name, sources))),
    entries: entries.filter((entry) => entry.for === 'leader').sort((a, b) => b.weight - a.weight),
    factsFor: gatherFacts(sources),
    isOwn: () => false,
    language: 'nl',
  }
}

const finished = locationWith({ forms: finishedLocation, documents: acceptedDocuments })

describe('the next step', () => {
  test('of a location that is finished is the agreement of its organisation, before a name for another location', () => {
    const sisters = [{ locationIndex: 0, name: 'Huis', connectionDay: on(4, 20), isDone: true, isConnected: false }]
    const organisation = organisationWith({ forms: { 'org-wifi-settings': { sharedWifi: 'no' } }, sisters })
    expect(nextStep(stepsAt(finished, organisation))).toMatchObject({
      isToDo: true,
      heading: 'Begin met Verwerkersovereenkomst',
      href: '/organisation/sign-processing-agreement',
      text: expect.stringContaining('Alleen dit is nog nodig'),
    })
  })

  test('is nowhere where nothing is left, here and in the organisation', () => {
    expect(nextStep(stepsAt(finished, organisationWith(doneOrganisation)))).toBeNull()
  })

  test('of what was begun leads to the first page with a gap, and names what is missing', () => {
    const basic = { location: { address: 'Vechtkade 21', zipcode: '', city: '', phone: '', careVision: '' } }
    const place = locationWith({ forms: { 'basic-information': basic } })
    expect(nextStep(stepsAt(place, organisationWith(doneOrganisation)))).toMatchObject({
      heading: 'Algemene gegevens afmaken',
      button: 'Verder met Algemene gegevens',
      href: '/location/basic-info/wards?location=0',
      text: expect.stringMatching(/^Nog nodig: .+ Dit kost ongeveer 15 minuten\.$/),
    })
  })

  test('is what came back before what is late, and leads to its new version', () => {
    const back = documentOf('floor-plan', {
      ...{ id: 'b1', returnReason: 'Niet te lezen.', reviewedAt: new Date(today), reviewedByName: 'Sanne Bakker' },
    })
    const place = locationWith({ forms: without('wifi-settings'), documents: [...acceptedDocuments, back] })
    expect(nextStep(stepsAt(place, organisationWith(doneOrganisation), on(4, 1)))).toMatchObject({
      heading: 'Stuur opnieuw: Plattegrond',
      href: '/location/upload-floor-plan/upload?location=0&replaces=b1#newVersion',
      text: 'Sanne Bakker stuurde “floor-plan.pdf” terug: Niet te lezen.',
    })
  })

  test('offers ICT what is theirs to fill in', () => {
    const place = locationWith({ forms: without('wifi-settings'), documents: acceptedDocuments })
    const { askIct } = nextStep(stepsAt(place, organisationWith(doneOrganisation))) ?? {}
    expect(askIct).toBe('/links/new?item=wifi-settings&location=0&purpose=ict')
  })

  test('tells who is waited for where nothing else is left; never that nothing is to do', () => {
    const place = locationWith({ forms: finishedLocation, documents: acceptedDocuments, links: [linkOf({ id: 'l1' })] })
    expect(nextStep(stepsAt(place, organisationWith(doneOrganisation)))).toMatchObject({
      ...{ isToDo: false, eyebrow: 'Wacht op anderen', href: '/links/l1' },
      text: expect.stringContaining('Joke van Dam'),
    })
  })

  test('is not what somebody else holds, however late: an agreement that is out to be signed', () => {
    const sisters = [{ locationIndex: 0, name: 'Huis', connectionDay: on(3, 1), isDone: true, isConnected: false }]
    const links = [linkOf({ id: 'l1', may: 'sign', purpose: 'signer', items: ['processing-agreement'] })]
    const steps = stepsAt(finished, organisationWith({ forms: finishedOrganisation, links, sisters }))
    expect(nextStep(steps)).toMatchObject({ isToDo: false, href: '/links/l1' })
    expect(latenessOf(steps)).toBeNull()
  })

  test('is a task that a colleague holds for that colleague alone', () => {
    const assignments = [assignmentOf({ item: 'study-goals' })]
    const place = locationWith({ forms: without('study-goals'), documents: acceptedDocuments, assignments })
    const steps = stepsAt(place, organisationWith(doneOrganisation), on(4, 1))
    expect(nextStep(steps)?.isToDo).toBe(false)
    expect(nextStep({ ...steps, isOwn: (item) => item === 'study-goals' })).toMatchObject({
      title: 'Doelen',
      isToDo: true,
    })
  })

  test('is not the task that the reader is at', () => {
    const steps = stepsAt(locationWith(), organisationWith(doneOrganisation))
    const first = nextStep(steps)
    expect(first?.title).toBe('Algemene gegevens')
    expect(nextStep(steps, 'basic-information')?.title).not.toBe('Algemene gegevens')
  })
})

describe('what is late', () => {
  test('is one line: how many tasks, and which for longest', () => {
    const place = locationWith({ forms: without('wifi-settings', 'wifi-test'), documents: acceptedDocuments })
    const late = latenessOf(stepsAt(place, organisationWith(doneOrganisation), on(4, 12)))
    expect(late).toMatchObject({ count: 2, title: 'WiFi-gegevens', href: '/location/setup-it-settings?location=0' })
    expect(late?.since).toMatch(/^sinds \d+ mrt$/)
  })

  test('is nothing where nothing is', () => {
    expect(latenessOf(stepsAt(finished, organisationWith(doneOrganisation)))).toBeNull()
  })
})
