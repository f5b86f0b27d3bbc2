import { dequal } from 'dequal/lite'
import { rowsIn } from '../flow/rows.ts'
import { initialRow, isFields, rowSchema, type Fields } from '../rules/fields.ts'
import { isEmpty } from '../rules/values.ts'
import { isSame, nameKey } from './alike.ts'
import { fieldOf, placeColumns, type Column } from './columns.ts'
import type { CheckedSheet } from './check.ts'
import { aboutLocationItem } from './fields-of-row.ts'
import { saysWard } from './group-rows.ts'

/** What a sheet says of one location, to be written into its task. */
export type PlacePlan = {
  /** The id of the location: one that is there, or the one that it gets. */
  id: string
  isNew: boolean
  name: string
  /** What it says of the location as a whole, by column; '' where it says nothing. */
  values: Partial<Record<Column, string>>
  wards: PlannedWard[]
}
type PlannedWard = { id: string; name: string; type: string; numberOfBeds: number }

/** Ids for what is added: the same for the same form, so that what is sent twice is added once. */
export type IdMaker = (kind: 'location' | 'ward', line: number) => string

/**
 * What is going to be written, one for each location of the sheet.
 * @param blanks ids of locations without a name, which get the first new ones
 */
export function plansOf({ rows, groups }: CheckedSheet, blanks: readonly string[], newId: IdMaker): PlacePlan[] {
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const free = [...blanks]
  return groups.map(({ head, target, rows: own }) => {
    const checked = own.flatMap(({ line }) => byLine.get(line) ?? [])
    const values = placeColumns.map((column) => [
      column,
      checked.map((row) => textOf(row.values[column])).find((text) => text !== '') ?? '',
    ])
    const wards: PlannedWard[] = []
    for (const row of checked.filter(saysWard)) {
      const ward = {
        name: textOf(row.values.ward),
        type: textOf(row.values.wardType),
        numberOfBeds: Number(row.values.beds),
      }
      const isTwice = row.choice.startsWith('row:') && wards.some(({ id: _, ...one }) => dequal(one, ward))
      if (!isTwice) wards.push({ id: newId('ward', row.line), ...ward })
    }
    return {
      id: target?.id ?? free.shift() ?? newId('location', head.line),
      isNew: target === null,
      name: textOf(byLine.get(head.line)?.values.name),
      values: Object.fromEntries(values),
      wards,
    }
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The fields that make sense together only: an address of one and a postcode of another would be wrong. */
const together: readonly (readonly Column[])[] = [
  ['address', 'zipcode', 'city'],
  ['phone'],
  ['contactFirstName', 'contactLastName', 'contactRole', 'contactEmail', 'contactPhone'],
]
/** What says that it is the same: where these differ, the others are not filled in. */
const telling: readonly Column[] = ['address', 'zipcode', 'city', 'contactFirstName', 'contactLastName']

/**
 * The fields of a location with what the sheet adds to them: only what is still empty is filled in. Done twice it is as
 * done once.
 * @returns with the columns in which something else stands, which stays, and the names of wards that stay as they are
 */
export function fillPlace(fields: Fields, plan: PlacePlan): { fields: Fields; stays: Column[]; wardsStay: string[] } {
  let filled = fields
  const stays: Column[] = []
  for (const group of together) {
    const differing = group.filter((column) => isOther(valueIn(fields, column), plan.values[column] ?? ''))
    const isOtherOne = differing.some((column) => telling.includes(column))
    for (const column of group) {
      const [now, value] = [valueIn(fields, column), plan.values[column] ?? '']
      if (value === '' || isSameText(now, value)) continue
      if (isEmpty(now) && !isOtherOne) filled = withValue(filled, column, value)
      else stays.push(column)
    }
  }
  return { ...withWards(filled, plan.wards), stays }
}

const isSameText = (one: string, other: string): boolean => one === other || isSame(nameKey(one), nameKey(other))
const isOther = (now: string, value: string): boolean => !isEmpty(now) && value !== '' && !isSameText(now, value)

/** What of a location stands where a column would be written. */
export function valueIn(fields: Fields, column: Column): string {
  const [group = '', name = ''] = fieldOf[column].split('.')
  const part = fields[group]
  return textOf(isFields(part) ? part[name] : '')
}

function withValue(fields: Fields, column: Column, value: string): Fields {
  const [group = '', name = ''] = fieldOf[column].split('.')
  const part = fields[group]
  return { ...fields, [group]: { ...(isFields(part) ? part : {}), [name]: value } }
}

const wardShape = aboutLocationItem.fields.shape.wards
const wardSchema = wardShape && rowSchema(wardShape)
const wardCount = aboutLocationItem.rowCounts?.wards ?? ''

function withWards(fields: Fields, wards: readonly PlannedWard[]): { fields: Fields; wardsStay: string[] } {
  const before = rowsIn(fields, 'wards')
  const theirs = before.filter(({ id }) => !wards.some((one) => one.id === id))
  let rows = before
  const wardsStay: string[] = []
  for (const ward of wards) {
    if (before.some(({ id }) => id === ward.id)) continue
    const same = theirs.find(({ name }) => isSame(nameKey(textOf(name)), nameKey(ward.name)))
    // Beds of a ward without a name are, where wards are there, most likely theirs.
    if (same || (ward.name === '' && theirs.length > 0)) {
      const type = textOf(same?.type)
      const isTypeNew = type === '' && ward.type !== ''
      if (isTypeNew) rows = rows.map((row) => (row.id === same?.id ? { ...row, type: ward.type } : row))
      const isSameType = isTypeNew || ward.type === '' || isSameText(type, ward.type)
      if (same?.numberOfBeds !== ward.numberOfBeds || !isSameType) wardsStay.push(ward.name)
    } else if (wardSchema) {
      rows = [...rows, { ...initialRow(wardSchema, ward.id), ...ward }]
    }
  }
  if (rows.length === before.length && dequal(rows, before)) return { fields, wardsStay }
  const count = Math.max(1, rows.length, Number(fields[wardCount]) || 1)
  return { fields: { ...fields, wards: rows, [wardCount]: count }, wardsStay }
}
