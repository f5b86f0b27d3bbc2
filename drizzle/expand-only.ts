import { z } from 'zod'

const column = z.object({
  type: z.string(),
  notNull: z.boolean(),
  default: z.unknown().optional(),
  identity: z.unknown().optional(),
  generated: z.unknown().optional(),
})
const table = z.object({
  columns: z.record(z.string(), column),
  indexes: z.record(
    z.string(),
    z.object({ isUnique: z.boolean(), columns: z.array(z.object({ expression: z.string() })) }),
  ),
  uniqueConstraints: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
  foreignKeys: z.record(z.string(), z.object({ columnsFrom: z.array(z.string()) })),
  checkConstraints: z.record(z.string(), z.object({ value: z.string() })),
})

/** A schema as drizzle-kit writes it down beside each migration. */
export const snapshot = z.object({ tables: z.record(z.string(), table) })
export type Snapshot = z.output<typeof snapshot>
type Table = z.output<typeof table>

/**
 * What keeps the code of one schema from running on a later one: tables and columns that are gone or mean something else,
 * columns that it would have to fill, and rules that it does not know. Sentences; none where it runs.
 */
export function breaksFor(old: Snapshot, later: Snapshot): string[] {
  return Object.entries(old.tables).flatMap(([name, before]) => {
    const after = later.tables[name]
    if (!after) return [`table ${name} is gone`]
    return [...breaksInColumns(before, after), ...breaksInRules(before, after)].map((what) => `${name}: ${what}`)
  })
}

function breaksInColumns(before: Table, after: Table): string[] {
  const kept = Object.entries(before.columns).flatMap(([name, was]) => {
    const now = after.columns[name]
    if (!now) return [`column ${name} is gone`]
    if (now.type !== was.type) return [`column ${name} was ${was.type} and is ${now.type}`]
    if (was.default !== undefined && now.default === undefined) return [`column ${name} has no default any more`]
    return now.notNull && !was.notNull ? [`column ${name} may not be empty any more`] : []
  })
  const added = Object.entries(after.columns).filter(([name]) => !(name in before.columns))
  const unfilled = added.filter(
    ([, { notNull, default: value, identity, generated }]) =>
      notNull && value === undefined && identity === undefined && generated === undefined,
  )
  return [...kept, ...unfilled.map(([name]) => `new column ${name} may not be empty and has no default`)]
}

/** Rules about columns that the old code fills without knowing them. */
function breaksInRules(before: Table, after: Table): string[] {
  const isOld = (columns: string[]) => columns.every((name) => name in before.columns)
  const rulesOf = ({ indexes, uniqueConstraints, foreignKeys, checkConstraints }: Table): [string, boolean][] => [
    ...Object.entries(indexes).map(([name, { isUnique, columns }]): [string, boolean] => [
      name,
      isUnique && isOld(columns.map(({ expression }) => expression)),
    ]),
    ...Object.entries(uniqueConstraints).map(([name, { columns }]): [string, boolean] => [name, isOld(columns)]),
    ...Object.entries(foreignKeys).map(([name, { columnsFrom }]): [string, boolean] => [name, isOld(columnsFrom)]),
    ...Object.keys(checkConstraints).map((name): [string, boolean] => [name, true]),
  ]
  const known = new Set(rulesOf(before).map(([name]) => name))
  return rulesOf(after).flatMap(([name, binds]) => (binds && !known.has(name) ? [`new rule ${name}`] : []))
}

/** Tables that grow with use: making an index keeps everybody from writing to them until it is there. */
const largeTables = ['audit_log', 'documents', 'form_changes', 'forms', 'mail_messages', 'share_events', 'usage_log']

const name = '"?([\\w]+)"?'
const tableName = `(?:"?\\w+"?\\.)?${name}`

/**
 * What a migration may not do, because the last released code still runs while it is made and after it. A column or
 * table that this code does not know any more may go.
 * @param text the migration, as it stands in its file
 * @param released the schema of the last released code
 * @returns sentences; none where it may be made
 */
export function refusedIn(text: string, released: Snapshot): string[] {
  const statements = text
    .replace(/--(?!> ).*$/gm, '')
    .split(/--> statement-breakpoint|;/)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
  return statements.flatMap((statement) => {
    const refusals: string[] = []
    const [, altered = ''] = new RegExp(`^alter table (?:if exists )?(?:only )?${tableName}`, 'i').exec(statement) ?? []
    const isKnown = (asked: string, columnName?: string) => {
      const found = released.tables[`public.${asked}`]
      return found !== undefined && (columnName === undefined || columnName in found.columns)
    }
    for (const [, dropped = ''] of statement.matchAll(new RegExp(`drop table (?:if exists )?${tableName}`, 'gi')))
      if (isKnown(dropped)) refusals.push(`drops table ${dropped}`)
    for (const [, dropped = ''] of statement.matchAll(new RegExp(`drop column (?:if exists )?${name}`, 'gi')))
      if (isKnown(altered, dropped)) refusals.push(`drops column ${altered}.${dropped}`)
    if (altered && /\balter column\b.*\b(set data )?type\b/i.test(statement))
      refusals.push(`changes a type in ${altered}`)
    if (altered && /\bset not null\b/i.test(statement)) refusals.push(`sets not null in ${altered}`)
    if (/^alter .*\brename\b/i.test(statement)) refusals.push('renames')
    const [, safe, on = ''] =
      new RegExp(`^create (?:unique )?index (concurrently )?(if not exists )?.*? on (?:only )?${tableName}`, 'i')
        .exec(statement)
        ?.slice(1) ?? []
    if (on && isKnown(on) && largeTables.includes(on) && safe === undefined)
      refusals.push(`makes an index of ${on} without "if not exists"`)
    return refusals
  })
}
