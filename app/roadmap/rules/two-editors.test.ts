import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { applyChanges, changedFields, mergeChanges, revertChanges, valueAt, type KnownChange } from './changes.ts'
import { applyChoices, type Choice } from './choices.ts'
import type { Fields } from './fields.ts'
import { isRowPath } from './paths.ts'
import { rows, text } from './shapes.ts'

const schema = z.object({
  name: text(),
  city: text(),
  wards: rows({ name: text(), kind: text() }),
})
const ids = ['0000000a', '0000000b', '0000000c']
const words = fc.constantFrom('', 'Elm', 'Oak', 'Ash')
const wards = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), name: words, kind: words }), {
  selector: ({ id }) => id,
})

/** What one editor does: opens the page again, or sends it with these values; `choice` answers what is asked then. */
const step = fc.record({
  editor: fc.constantFrom('Ans', 'Bea'),
  opens: fc.boolean(),
  change: fc.record({ name: words, city: words, wards }, { requiredKeys: [] }),
  choice: fc.constantFrom<Choice>('mine', 'theirs'),
})

type Saved = KnownChange & { version: number }

/** The server: one form and its history. */
class Form {
  fields: Fields = { name: '', city: '', wards: [] }
  version = 0
  readonly history: Saved[] = []

  /** As a save does it: what the page showed, the new values over it, merged with what came since. */
  save(by: string, version: number, edit: (rendered: Fields) => Fields) {
    const since = this.history.filter((change) => change.version > version)
    const rendered = revertChanges(this.fields, since)
    const { apply, conflicts } = mergeChanges(changedFields(schema, rendered, edit(rendered)), since, this.fields)
    this.fields = applyChanges(this.fields, apply)
    if (apply.length > 0) this.version += 1
    this.history.push(
      ...apply.map((change) => ({ ...change, by, at: new Date(0), isOwn: false, version: this.version })),
    )
    return { apply, conflicts }
  }
}

const unordered = ({ wards, ...rest }: Fields) => ({
  ...rest,
  wards: Object.fromEntries(
    z
      .array(z.looseObject({ id: z.string() }))
      .parse(wards)
      .map((ward) => [ward.id, ward]),
  ),
})

describe('two people filling in one form', () => {
  it('every field holds what was last acknowledged or chosen, and the history replays to it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        const form = new Form()
        const pages: Record<string, number> = { Ans: 0, Bea: 0 }
        for (const { editor, opens, change, choice } of steps) {
          if (opens) pages[editor] = form.version
          const before = form.fields
          const first = form.save(editor, pages[editor] ?? 0, (rendered) => ({ ...rendered, ...change }))
          for (const { path, to } of first.apply) expect(valueAt(form.fields, path) ?? null).toEqual(to)
          for (const { about } of first.conflicts) expect(valueAt(form.fields, about)).toEqual(valueAt(before, about))
          pages[editor] = form.version
          answer(form, editor, first.conflicts, change, choice)
          pages[editor] = form.version
        }
        const replayed = applyChanges({ name: '', city: '', wards: [] }, form.history)
        expect(unordered(replayed)).toEqual(unordered(form.fields))
      }),
      { numRuns: 400 },
    )
  })
})

/** The page that asks shows what the reader made of it; the next save carries the choices. */
function answer(
  form: Form,
  editor: string,
  conflicts: { about: string; path: string; yours: unknown }[],
  change: Fields,
  choice: Choice,
) {
  if (conflicts.length === 0) return
  const chosen = (about: string): Choice =>
    choice === 'mine' && isRowPath(about) && valueAt(change, about) === undefined ? 'removed' : choice
  const choices = new Map(conflicts.map(({ about }) => [about, chosen(about)]))
  const asked = form.fields
  // Rows that are on the page because the others kept them are in it too, until the choice removes them.
  const shown = (rendered: Fields) => {
    const mine = conflicts.flatMap(({ about }) => {
      const value = valueAt(change, about)
      return value === undefined ? [] : [{ path: about, from: null, to: value }]
    })
    return applyChanges(rendered, mine)
  }
  const second = form.save(editor, form.version, (rendered) => applyChoices(rendered, shown(rendered), choices))
  expect(second.conflicts).toEqual([])
  for (const { about } of conflicts) {
    const kept = choice === 'mine' ? valueAt(change, about) : valueAt(asked, about)
    expect(valueAt(form.fields, about)).toEqual(kept)
  }
}
