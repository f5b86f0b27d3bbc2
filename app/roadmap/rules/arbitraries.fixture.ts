import { noProvider, readProvider } from '#app/platform/site/provider.ts'
import fc from 'fast-check'
import { z } from 'zod'
import type { Facts } from './facts.ts'
import { bare, rowSchema, type Fields } from './fields.ts'
import { contact, inputKinds, wifi, type InputKind } from './shapes.ts'
import { isEmpty } from './values.ts'

const texts = ['', ' ', 'x', 'De Linde', 'ans@example.org', '030 123 45 67']
const dates = [null, Date.UTC(2000, 0, 1), Date.UTC(2027, 3, 20)]
const tries: Record<Exclude<InputKind, 'choice' | 'choices'>, readonly unknown[]> = {
  text: texts,
  secret: texts,
  number: [null, 0, 1, 2, 12, 2027],
  month: [null, 1, 12],
  date: dates,
  moment: dates,
  boolean: [false, true],
  answer: [null, false, true],
}

/** Values a leaf field takes: empty ones and filled ones, as they are kept. */
function leafValues(schema: z.core.$ZodType): unknown[] {
  const kind = inputKinds.get(schema)?.kind
  if (kind === undefined) throw new Error('A field without a shape of shapes.ts')
  const candidates =
    kind === 'choice' ? options(bare(schema)) : kind === 'choices' ? subsets(bare(schema)) : tries[kind]
  return candidates.flatMap((candidate) => {
    const parsed = z.safeParse(schema, candidate)
    return parsed.success ? [parsed.data] : []
  })
}

function options(schema: z.core.$ZodType): unknown[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(options)
  if (schema instanceof z.ZodEnum) return schema.options
  return schema instanceof z.ZodLiteral ? [...schema.values] : []
}

function subsets(schema: z.core.$ZodType): unknown[][] {
  const all = schema instanceof z.ZodArray ? options(schema.element) : []
  return [[], all.slice(0, 1), all.slice(-1), all]
}

const id = fc.nat(0xffffffff).map((value) => value.toString(16).padStart(8, '0'))

/** Values a schema allows, as a record for an object and a short list for rows. */
export function valid(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return validFields(inner)
  const row = rowSchema(schema)
  // No two rows of a list have one id: the server gives them.
  const rows = row && fc.uniqueArray(validFields(row), { maxLength: 3, selector: ({ id: of }) => of })
  return rows ?? fc.constantFrom(...leafValues(schema))
}

/** Whole values of an item, or of one row. */
export const validFields = (schema: z.ZodObject): fc.Arbitrary<Fields> =>
  fc.record(mapParts(schema, (part, name) => (name === 'id' ? id : valid(part))))

const anyJson = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' })

/** What might be stored under the schema's names after years: parts that are right, wrong, missing, or from elsewhere. */
export function stored(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const inner = bare(schema)
  const row = rowSchema(schema)
  const likely =
    inner instanceof z.ZodObject
      ? fc.record(
          mapParts(inner, (part, name) => (name === 'id' ? fc.oneof(id, anyJson) : stored(part))),
          { requiredKeys: [] },
        )
      : row
        ? fc.array(stored(row), { maxLength: 3 })
        : fc.constantFrom(...leafValues(schema))
  return fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: anyJson })
}

const mapParts = <To>(schema: z.ZodObject, make: (part: z.core.$ZodType, name: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, make(part, name)]))

/** Whole values of an item, or of one row, with something in every field and one row in every list. */
export const filledFields = (schema: z.ZodObject): Fields =>
  mapParts(schema, (part, name) => (name === 'id' ? '0000000a' : filledValue(part)))

function filledValue(schema: z.core.$ZodType): unknown {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return filledFields(inner)
  const row = rowSchema(schema)
  return row
    ? [filledFields(row)]
    : leafValues(schema).find((value) => !isEmpty(value) && value !== 0 && value !== false)
}

/** The values with one more empty field filled, in every way there is. */
export function filledOneMore(schema: z.ZodObject, values: Fields): Fields[] {
  return Object.entries(schema.shape).flatMap(([name, part]) =>
    name === 'id' ? [] : filledPart(part, values[name]).map((filled) => ({ ...values, [name]: filled })),
  )
}

function filledPart(schema: z.core.$ZodType, value: unknown): unknown[] {
  const inner = bare(schema)
  const row = rowSchema(schema)
  if (inner instanceof z.ZodObject) return isFields(value) ? filledOneMore(inner, value) : []
  if (!row) return isEmpty(value) ? leafValues(schema).filter((candidate) => !isEmpty(candidate)) : []
  const list = Array.isArray(value) ? value.filter(isFields) : []
  return list.flatMap((values, i) =>
    filledOneMore(row, values).map((filled) => list.map((old, at) => (at === i ? filled : old))),
  )
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const anyWifi = valid(wifi()).map((value) => wifi().parse(value))
const date = fc.constantFrom(...dates)

/** The world around an item. */
export const facts: fc.Arbitrary<Facts> = fc.record({
  locationIndex: fc.constantFrom(null, 0, 2),
  documentState: fc.constantFrom('none', 'done', 'confirmed'),
  isSentBack: fc.boolean(),
  organisationWifi: fc.record({ sharedWifi: fc.constantFrom('', 'yes', 'no'), wifi: anyWifi }),
  locationWifi: anyWifi,
  organisationName: fc.constantFrom('', 'De Zonnehof'),
  organisation: fc.constantFrom(
    { name: '', kvk: '', address: '', zipcode: '', city: '' },
    { name: 'De Zonnehof', kvk: '12345678', address: 'Zonneweg 1', zipcode: '3601 AA', city: 'Maarssen' },
  ),
  locationName: fc.constantFrom('', 'Huis aan de Vecht'),
  basicInformation: fc.record({
    state: fc.constantFrom('none', 'busy', 'done'),
    missing: fc.constantFrom([], [{ page: 'wards', path: 'wards' }]),
    numberOfBeds: fc.nat(100),
    wards: fc.constantFrom([], [{ name: 'Waterlelie', numberOfBeds: 12, careStaffDay: 4, careStaffEvening: null }]),
    address: fc.record({
      address: fc.constantFrom('', 'Vechtkade 1'),
      zipcode: fc.constant(''),
      city: fc.constant(''),
    }),
    contact: valid(contact()).map((value) => contact().parse(value)),
  }),
  targetDate: date,
  connectionDate: date,
  startMeetings: fc.constantFrom([], [Date.UTC(2027, 3, 12, 12)]),
  provider: fc.constantFrom(noProvider, readProvider({ name: 'Bedrijf Bedsensoren B.V.', kvk: '61234567' })),
  providerContact: fc.constantFrom(
    { full_name: '', email: '', phone: '' },
    { full_name: 'Mo Visser', email: 'mo@example.org', phone: '030 555 01 40' },
  ),
})
