// @module-tag properties
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addColleague, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { goalsAt, goalsPage, openPreview } from '#tests/support/fill-once.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const places = [0, 1, 2]
const fields = ['quality', 'workplace'] as const
type Field = (typeof fields)[number]
type Goals = Record<Field, string[]>

const options = { quality: ['incidents', 'night-rest'], workplace: ['workload', 'job-satisfaction'] }
const oneGoal = fc.constantFrom(...fields).chain((field) =>
  fc.record({
    field: fc.constant(field),
    value: fc.constantFrom([], ...options[field].map((option) => [option])),
  }),
)
const who = fc.constantFrom(0, 1)
const step = fc.oneof(
  fc.record({ does: fc.constant('edit' as const), who, place: fc.constantFrom(...places), goal: oneGoal }),
  fc.record({ does: fc.constant('answer' as const), who, goal: oneGoal }),
  fc.record({ does: fc.constant('look' as const), who }),
  fc.record({ does: fc.constant('apply' as const), who }),
  fc.record({ does: fc.constant('undo' as const), who, act: fc.nat(5) }),
)

const nothing = (): Goals => ({ quality: [], workplace: [] })
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What has to be stored, told without any of the portal's own rules. */
class Expected {
  answer = nothing()
  own = places.map(nothing)
  /** When each field of each location was changed last, and what it was before an act. */
  private changes = new Map<string, number>()
  private now = 0
  acts: { address: string; isUndone: boolean; was: { place: number; field: Field; value: string[]; at: number }[] }[] =
    []

  edit(place: number, field: Field, value: string[]): void {
    const own = this.own[place]
    if (!own || isSame(own[field], value)) return
    own[field] = value
    this.changes.set(`${place} ${field}`, ++this.now)
  }

  /** Whether any location says something else than the answer does. */
  canApply(): boolean {
    return this.own.some((own) => fields.some((field) => this.wants(own, field)))
  }

  private wants(own: Goals, field: Field): boolean {
    const wanted = this.answer[field]
    return wanted.length > 0 && !isSame(own[field], wanted)
  }

  /** @param shown what was on the page */
  apply(address: string, shown: Goals[], chosen: readonly number[]): void {
    const was = chosen.flatMap((place) => {
      const own = this.own[place]
      if (!own || !isSame(own, shown[place])) return []
      return fields.flatMap((field) => {
        const value = own[field]
        if (!this.wants(own, field)) return []
        this.edit(place, field, this.answer[field])
        return [{ place, field, value, at: this.now }]
      })
    })
    if (was.length > 0) this.acts.push({ address, isUndone: false, was })
  }

  undo(act: Expected['acts'][number]): void {
    if (act.isUndone) return
    act.isUndone = true
    for (const { place, field, value, at } of act.was) {
      if (this.changes.get(`${place} ${field}`) === at) this.edit(place, field, value)
    }
  }
}

test('whatever two people give, take over, change and undo: nobody overwrites the other, and undoing puts back its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const member = await addOrganisation(['Zonnedauw', 'Vechtzicht', 'Eikenburg'])
      const people = [member, await addColleague(member)]
      const visitors = await Promise.all(people.map((person) => signedIn(portal.origin, person)))
      const expected = new Expected()
      const pages = new Map<number, { page: Awaited<ReturnType<typeof openPreview>>; answer: Goals; own: Goals[] }>()
      for (const one of steps) {
        const visitor = visitors[one.who]
        if (!visitor) continue
        if (one.does === 'edit') {
          const { field, value } = one.goal
          const form = await openStep(visitor, `/location/determine-study-goals/details?location=${one.place}`)
          expect((await form.send({ [field]: ['', ...value] })).status).toBe(303)
          expected.edit(one.place, field, value)
        } else if (one.does === 'answer') {
          const { field, value } = one.goal
          await (await openStep(visitor, goalsPage)).send({ [field]: ['', ...value] }, 'save')
          expected.answer = { ...expected.answer, [field]: value }
        } else if (one.does === 'look') {
          const preview = `${goalsPage}&step=preview`
          const isOffered = (await visitor.ask(preview)).text.includes('value="apply"')
          expect(isOffered).toBe(expected.canApply())
          if (!isOffered) continue
          const page = await openPreview(visitor, preview)
          pages.set(one.who, { page, ...structuredClone({ answer: expected.answer, own: expected.own }) })
        } else if (one.does === 'apply') {
          const seen = pages.get(one.who)
          if (!seen) continue
          const chosen = places.filter((place) => `seen:${locationId(place)}` in seen.page.fields)
          const answer = await seen.page.apply({ location: chosen.map(locationId) })
          pages.delete(one.who)
          if (isSame(seen.answer, expected.answer)) expected.apply(answer.headers.location ?? '', seen.own, chosen)
        } else {
          const act = expected.acts[one.act]
          if (!act) continue
          await visitor.post(act.address, { goTo: 'undo' })
          expected.undo(act)
        }
        const stored = await Promise.all(places.map((place) => goalsAt(portal, member, place)))
        expect(stored.map((goals) => ({ ...nothing(), ...pick(goals) }))).toEqual(expected.own)
      }
    }),
    { numRuns: 12 },
  )
}, 300_000)

const pick = (stored: Record<string, unknown> = {}) =>
  Object.fromEntries(fields.flatMap((field) => (field in stored ? [[field, stored[field]]] : [])))
