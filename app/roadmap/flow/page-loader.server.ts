import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { offeredPeople } from '../people/offered-people.server.ts'
import { answerOnPage } from '../defaults/on-page.server.ts'
import { rowSchema, type Fields, type FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { proposalFor } from '../rules/proposals.ts'
import { loadDocuments } from './documents-loader.server.ts'
import { loadDrafts } from './draft-offers.server.ts'
import { gatherFacts } from './facts.ts'
import { fewerRows } from './fewer-rows.server.ts'
import { inForm, type FormValues } from './form-values.ts'
import { isOpen, readRoute } from './route.server.ts'
import type { SentRow } from './page-form.server.ts'
import { rowsIn, rowToRemove, withBlankRows } from './rows.ts'
import { mapSecrets, secretsIn } from './secrets.server.ts'
import { sourcesOf } from './sources.ts'

/** What a page that asks something, takes files, or both gets to draw itself. */
export type StepPageData = Awaited<ReturnType<typeof loadStepPage>>

/** The loader of a page of an item that asks something, takes files, or both. */
export const pageLoader = (item: Item, page: string) => (args: LoaderFunctionArgs) => loadStepPage(args, item, page)

/** What the page shows: its own fields, with blank rows to be filled in and without secrets, and the files on it. */
export async function loadStepPage(args: LoaderFunctionArgs, item: Item, page: string) {
  const route = await readRoute(args, item.roadmap)
  const form = route.forms.get(item.key)
  const schema = fieldsOfPage(item, page)
  const stored = item.read(form?.fields)
  const show = (fields: Fields, rows = form ? [] : firstRows(item)) => shownValues(item, schema, fields, rows)
  const { offers, used } = await loadDrafts(args, route, { item, page, schema, stored, show })
  const secrets = secretsIn(schema, stored)
  const query = new URL(args.request.url).searchParams
  const facts = () => gatherFacts(sourcesOf(route))(item)
  const isLocked = item.asksFacts(page) && item.isLocked(page, stored, facts())
  const proposal = isLocked || !isOpen(route) ? null : proposalFor(item, page, stored, facts)
  return {
    page,
    /** False where it only takes files. */
    hasFields: hasFields(item, page),
    /** Null where it takes none. */
    files: item.filesOn === page ? await loadDocuments(args, item, page) : null,
    /** True where it cannot be filled in yet. */
    isLocked,
    values: used?.values ?? show({ ...stored, ...proposal }),
    /** True where some of it is not stored, but known from elsewhere. */
    isProposed: proposal !== null && used === null,
    /** Whom it offers where it asks for a person. */
    people: isOpen(route) && !isLocked ? await offeredPeople(args.context, schema) : [],
    // The values of secrets stay on the server.
    forgottenSecrets: secrets.forgottenSecrets,
    filledSecrets: [...new Set([...secrets.filledSecrets, ...(used?.secrets ?? [])])],
    /** How it stands to what the organisation answered once; null where there is nothing to say. */
    organisationAnswer: answerOnPage({ item, page, stored, language: args.context.language }, route.forms),
    organisationName: route.organisationName,
    /** The version the values were merged with: a draft is merged with all that was saved since it was typed. */
    version: used?.version ?? form?.version ?? 0,
    /** What the reader typed here before and is not saved. */
    offers,
    /** What the values come from, where that is not what is stored. */
    used: used && { id: used.id, when: used.when },
    locationId: route.location?.id ?? null,
    isOpen: isOpen(route),
    saved: form ? { when: formatSaved(form.updatedAt, args.context.language), by: form.updatedByName } : null,
    csrf: args.context.session?.csrf ?? '',
    removing: rowToRemove(stored, query.get('remove')),
    /** The question which rows go, where a count was lowered below those that are filled in. */
    fewer: await fewerRows({ item, stored, tenant: route.member, language: args.context.language }, query.get('fewer')),
  }
}

/** Whether a page asks anything. */
export const hasFields = (item: Item, page: string): boolean => item.pageFields[page] !== undefined

const noFields = z.object({})

/** The fields a page asks; none where it only takes files. */
export function fieldsOfPage(item: Item, page: string): FieldsSchema {
  const schema = item.pageFields[page] ?? (item.filesOn === page ? noFields : undefined)
  if (!schema) throw new Error(`${item.key} has no fields on page ${page}.`)
  return schema
}

const formatSaved = (at: Date, language: Language): string =>
  `${formatDayMonth(dayOf(at.getTime()), language)}, ${formatTime(at.getTime(), language)}`

/** How many blank rows of a list have the same ids on every page that is made before anything is saved. */
const firstCount = 20

/**
 * The blank rows of a form that was never saved: with the same ids on each page that is made of it. What is typed on one of them while
 * another is being saved, as after a quick reload, then is the same row, and not one more.
 */
export const firstRows = ({ fields }: Item): SentRow[] =>
  Object.entries(fields.shape).flatMap(([list, part]) =>
    rowSchema(part) ? Array.from({ length: firstCount }, (_, n) => ({ list, id: firstId(n) })) : [],
  )

const firstId = (at: number): string => (at + 1).toString(16).padStart(8, '0')

/**
 * The fields of a page as its form shows them: with blank rows to be filled in, and without secrets.
 * @param sentRows lists and ids of rows that a refused form was sent with: blank rows keep these, so that what was typed
 *   in a row that could not be saved is shown in that row again
 */
export function shownValues(
  item: Item,
  schema: FieldsSchema,
  stored: Fields,
  sentRows: readonly SentRow[] = [],
): FormValues {
  const unused = sentRows.filter(({ list, id }) => !rowsIn(stored, list).some((row) => row.id === id))
  const newId = (list: string): string => {
    const at = unused.findIndex((row) => row.list === list)
    return (at < 0 ? undefined : unused.splice(at, 1)[0]?.id) ?? randomBytes(4).toString('hex')
  }
  const asked = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, stored[name]]))
  return inForm(mapSecrets(schema, withBlankRows(item, schema, asked, newId), () => ''))
}
