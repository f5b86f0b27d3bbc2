import fc from 'fast-check'
import { addDays } from '#app/platform/i18n/dates.ts'
import { allItems } from '../registry.ts'
import { validFields } from '../rules/arbitraries.fixture.ts'
import type { KnownAssignment, KnownDocument, KnownLink, KnownPlace, KnownRequest } from './known-place.ts'
import { assignmentOf, documentOf, linkOf, locationWith, today } from './known.fixture.ts'

/** A day within two months of today. */
export const day = fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days))
const instant = day.map((date) => new Date(date + 9 * 3_600_000))
const locationItems = allItems.filter(({ item }) => item.roadmap === 'location').map(({ item }) => item)
const uploads = locationItems.filter(({ hasDocuments }) => hasDocuments).map(({ key }) => key)

const documents: fc.Arbitrary<KnownDocument[]> = fc.array(
  fc
    .record({
      type: fc.constantFrom(...uploads),
      accepted: fc.boolean(),
      returnReason: fc.constantFrom(null, 'Niet te lezen.'),
      replacedAt: fc.constantFrom(null, new Date(today)),
      scan: fc.constantFrom('off', 'waiting', 'clean', 'infected'),
      reviewedAt: fc.option(instant),
      createdAt: instant,
      id: fc.uuid(),
    })
    .map(({ type, ...more }) => documentOf(type, more)),
  { maxLength: 4 },
)

const links: fc.Arbitrary<KnownLink[]> = fc.array(
  fc
    .record({
      id: fc.uuid(),
      purpose: fc.constantFrom('signer', 'dpo', 'ict', 'council'),
      may: fc.constantFrom('read', 'review', 'upload', 'fill', 'sign'),
      items: fc.subarray(
        locationItems.map(({ key }) => key),
        { minLength: 1, maxLength: 2 },
      ),
      openedAt: fc.option(instant),
      outcome: fc.constantFrom(null, null, 'approved', 'declined', 'signed', 'moved'),
      outcomeAt: fc.option(instant),
      isLookedAt: fc.boolean(),
      isCounterSigned: fc.boolean(),
      alsoSigns: fc.boolean(),
      signingRound: fc.constantFrom(1, 2),
      askedAgainAt: fc.option(instant),
      hasQuestion: fc.boolean(),
      isUndelivered: fc.boolean(),
      undeliveredWhy: fc.constantFrom(null, 'unknown-address', 'spam'),
      remindedAt: fc.option(instant),
      reminders: fc.constantFrom('mail', 'hand', 'stopped'),
      expiresAt: instant,
    })
    .map(linkOf),
  { maxLength: 4 },
)

const assignments: fc.Arbitrary<KnownAssignment[]> = fc.uniqueArray(
  fc
    .record({
      item: fc.constantFrom(...locationItems.map(({ key }) => key)),
      wishDay: fc.option(day),
      remindedAt: fc.option(instant),
      id: fc.uuid(),
    })
    .map(assignmentOf),
  { maxLength: 3, selector: ({ item }) => item },
)

const requests: fc.Arbitrary<KnownRequest[]> = fc.uniqueArray(
  fc.record({
    ...{ id: fc.uuid(), item: fc.constantFrom(...locationItems.map(({ key }) => key)) },
    ...{ createdAt: instant, isOpen: fc.boolean() },
  }),
  { maxLength: 2, selector: ({ item }) => item },
)

const fields = fc.record(Object.fromEntries(locationItems.map((item) => [item.key, validFields(item.fields)])), {
  requiredKeys: [],
})

/** A location with anything filled in, uploaded, sent and given to somebody. */
export const anyLocation: fc.Arbitrary<KnownPlace> = fc
  .record({ forms: fields, documents, links, assignments, requests, changedAt: fc.option(day) })
  .map((more) => locationWith(more))
