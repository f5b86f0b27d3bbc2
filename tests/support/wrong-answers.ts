import { z } from 'zod'
import type { Member } from '#app/persistence/actor.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { bare, rowSchema } from '#app/roadmap/rules/fields.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { fieldPath, inputId } from '#app/roadmap/rules/paths.ts'
import { inputKinds, type InputKind } from '#app/roadmap/rules/shapes.ts'
import { zonnehofForms } from '#drizzle/seed/de-zonnehof.ts'
import { newTenant } from './tenant.ts'

/** A field in which something is sent that cannot be kept. */
export type WrongAnswer = { name: string; kind: InputKind; value: string }

/** A page of an item that asks something, at a location that is well under way. */
export type AskingPage = { item: Item; page: string; address: string; wrong: WrongAnswer[] }

/** Somebody of an organisation that has been asked enough for none of these pages to be locked. */
export const newAskedTenant = (): Promise<Member> =>
  newTenant(
    zonnehofForms(Date.now()).map((form) =>
      form.formType === 'quotation' ? { ...form, fields: { ...form.fields, checked: true } } : form,
    ),
  )

/** What is tried in a field of each kind; one that takes all of it can hold nothing wrong. */
const tries: Record<InputKind, readonly string[]> = {
  text: ['nobody@', 'x'.repeat(5001)],
  secret: ['x'.repeat(5001)],
  number: ['many'],
  month: ['13'],
  date: ['31-02-2027'],
  moment: ['31-02-2027'],
  boolean: [],
  answer: ['unknown'],
  choice: ['unknown'],
  choices: ['unknown'],
}

/** Kinds that the reader types himself, so that what was typed stands in the field again. */
const typedKinds: readonly InputKind[] = ['text', 'number', 'date', 'moment']
export const isTyped = ({ kind }: WrongAnswer): boolean => typedKinds.includes(kind)

/** The id of what bears the error: the group of the choices, else the field itself. */
export const bearerId = ({ name, kind }: WrongAnswer): string =>
  ['answer', 'choice', 'choices'].includes(kind) ? `${inputId(name)}-group` : inputId(name)

/** Every page that asks something, of both roadmaps, with something wrong for each field that can hold it. */
export const askingPages: readonly AskingPage[] = allItems.flatMap(({ item }) =>
  Object.entries(item.pageFields).map(([page, fields]) => ({
    item,
    page,
    address: pageAddress(item, page, item.roadmap === 'location' ? 0 : null),
    wrong: wrongAnswers(fields),
  })),
)

/** The pages that let nobody go on who leaves them empty. */
export const demandingPages = askingPages.filter(
  ({ item, page }) => Object.keys(item.check(page, {}, noFacts)).length > 0,
)

function wrongAnswers(fields: z.ZodObject, at = ''): WrongAnswer[] {
  return Object.entries(fields.shape).flatMap(([part, schema]) => {
    const name = fieldPath(at, part)
    const inner = bare(schema)
    const row = rowSchema(schema)
    if (row) return wrongAnswers(row, `${name}[0]`)
    if (inner instanceof z.ZodObject) return wrongAnswers(inner, name)
    const kind = inputKinds.get(schema)?.kind
    if (kind === undefined) return []
    const value = tries[kind].find((one) => !z.safeParse(schema, kind === 'choices' ? [one] : one).success)
    return value === undefined ? [] : [{ name, kind, value }]
  })
}
