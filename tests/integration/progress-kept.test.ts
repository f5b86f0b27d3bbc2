// @module-tag properties
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { readProgress } from '#app/roadmap/attention/read.server.ts'
import { everythingComputed, revisionOf } from '#tests/support/computed-places.ts'
import { newMember, openDocumentsPlace } from '#tests/support/documents-place.ts'
import { changeSomething, changes, type Step } from '#tests/support/place-changes.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
beforeAll(async () => {
  place = await openDocumentsPlace()
})
afterAll(() => place.close())

const day = 86_400_000
const today = dayOf(Date.now())

/** All there is, as it is kept; null, which comes last, needs the others. */
const kept = (member: Member, on: number) => readProgress(member, 'De Proef', [0, 1, 2, 3, 4, null], on)

const first = (kind: Step['kind']): Step => ({ kind, at: 0, what: 1 })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom(...changes), at: fc.nat(4), what: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), at: fc.nat(4), what: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('days' as const), at: fc.nat(4), what: fc.nat(50) }) },
)

/** What is seldom found by chance: a message that fails, or comes back, of a link that was not opened. */
const seldomFound: [Step[]][] = [
  [(['link', 'mail', 'mail fails', 'link', 'answer', 'look at answer'] as const).map(first)],
  [(['link', 'mail', 'mail bounces', 'open link'] as const).map(first)],
]

test('whatever was changed, what is kept is what is computed, and the revision grows by changes alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const member = await newMember()
      let on = today
      for (const one of steps) {
        const before = await revisionOf(member)
        if (one.kind === 'days') on += (one.what % 15) * day
        const isChanged = one.kind === 'look' || one.kind === 'days' ? false : await changeSomething(member, one)
        // Kept in between, so that the next change meets rows that are full.
        if (one.what % 3 > 0) expect(await kept(member, on)).toEqual(await everythingComputed(member, on))
        const after = await revisionOf(member)
        expect(after - before, JSON.stringify(one)).toBe(isChanged ? 1 : 0)
      }
      expect(await kept(member, on)).toEqual(await everythingComputed(member, on))
      // The second time nothing is computed: what is read was kept.
      const [stale] = await database().execute(sql`
        select count(*)::int as count from location_progress
        where organisation_id = ${member.organisationId} and computed_revision is null`)
      expect(stale).toEqual({ count: 0 })
      expect(await kept(member, on)).toEqual(await everythingComputed(member, on))
    }),
    { numRuns: 25, examples: seldomFound },
  )
})
