import { dequal } from 'dequal/lite'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { openEntries } from '#app/platform/drafts/drafts.server.ts'
import { formOf } from '#app/platform/drafts/form-entries.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { readDrafts, type StoredDraft } from '#app/persistence/forms/drafts.server.ts'
import { revertChanges, valueAt } from '../rules/changes.ts'
import type { Fields, FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { pathOfName } from '../rules/paths.ts'
import { readSubmission, type Submission } from '../rules/submission.ts'
import { draftPath } from './drafts.server.ts'
import { fieldWords, kindAt } from './field-words.server.ts'
import { sentRows, type SentRow } from './page-form.server.ts'
import { replyTo } from './reply.server.ts'
import type { Route } from './route.server.ts'
import { mapSecrets, mask, openSecret } from './secrets.server.ts'

/** More fields than this are counted, not named. */
const maxNamed = 12

/** A draft as its page offers it. */
export type DraftOffer = {
  id: string
  when: string
  reason: StoredDraft['reason']
  /** What was typed and is not stored, in words, beside what is stored; null where nothing is. */
  fields: { label: string; typed: string | null; stored: string | null }[]
  /** How many fields more. */
  more: number
}

/** The draft that a page is filled in from. */
export type DraftInUse = {
  id: string
  when: string
  /** What the fields of the page show. */
  values: Record<string, unknown>
  /** Names of secrets that the draft has; they stay on the server. */
  secrets: string[]
  version: number | null
}

export type PageDrafts = { offers: DraftOffer[]; used: DraftInUse | null }

type DraftPage = {
  item: Item
  page: string
  schema: FieldsSchema
  stored: Fields
  /** What the page shows of stored values, given the rows that were on it. */
  show: (stored: Fields, rows: SentRow[]) => Parameters<typeof replyTo>[0]['shown']
}

/**
 * What the reader once typed on this page and is still not stored, and the draft that `?draft=` asks for. No query where
 * the reader has no drafts at all.
 */
export async function loadDrafts(args: LoaderFunctionArgs, route: Route, asked: DraftPage): Promise<PageDrafts> {
  const { session, language } = args.context
  if (!session?.hasDrafts) return { offers: [], used: null }
  const { item, page, stored } = asked
  const target = { formType: item.key, locationIndex: route.location?.index ?? null }
  const where = { path: draftPath(item, page), locationId: route.location?.id ?? '' }
  const drafts = await readDrafts(route.member, where, target)
  const plain = mapSecrets(item.fields, stored, openSecret)
  const wanted = new URL(args.request.url).searchParams.get('draft')
  const offers: DraftOffer[] = []
  let used: DraftInUse | null = null
  for (const draft of drafts) {
    const form = unanswered(draft)
    const rendered = revertChanges(plain, draft.since)
    const submission = readSubmission(asked.schema, rendered, form, item.keepsBlankRows)
    if (draft.id === wanted) used = useDraft(draft, submission, asked, plain, language)
    else offers.push(...offerOf(draft, submission, form, item, plain, language))
  }
  return { offers, used }
}

/**
 * What a draft says, without the fields that its author has changed since it was kept: that was the better answer,
 * whether it was made with the draft at hand or on a page that was opened again.
 */
function unanswered({ sealed, since }: StoredDraft): FormData {
  const entries = openEntries(sealed)
  const form = formOf(entries)
  const answered = new Set(since.flatMap(({ path, isAnswer }) => (isAnswer ? [path] : [])))
  return formOf(entries.filter(([name]) => !answered.has(pathOfName(name, form))))
}

function useDraft(
  { id, createdAt, version }: StoredDraft,
  submission: Submission,
  { item, stored, show }: DraftPage,
  plain: Fields,
  language: Language,
): DraftInUse {
  const shown = show(stored, sentRows(submission.typed, null))
  const { initialValue } = replyTo({ shown, ...submission, errors: {}, removed: null }, language)
  const isSecret = (name: string) => kindAt(item.fields, name) === 'secret'
  const secrets = [...submission.changed].filter(
    (name) => isSecret(name) && valueAt(submission.values, name) !== valueAt(plain, name),
  )
  return { id, when: momentIn(createdAt, language), values: initialValue ?? shown, secrets, version }
}

/** The offer of a draft; none where all that was typed is stored by now. */
function offerOf(
  { id, createdAt, reason }: StoredDraft,
  { changed, errors, values }: Submission,
  form: FormData,
  item: Item,
  plain: Fields,
  language: Language,
): DraftOffer[] {
  const words = fieldWords(item, language)
  const fields = [...changed].flatMap((name): DraftOffer['fields'] => {
    const path = pathOfName(name, form)
    const [mine, now] = [values, plain].map((fields) => valueAt(fields, path))
    if (!errors[name] && dequal(mine, now)) return []
    const isSecret = kindAt(item.fields, path) === 'secret'
    const asTyped = isSecret ? mask : form.getAll(name).filter(Boolean).join(' ')
    return [
      {
        label: labelOf(name),
        typed: errors[name] ? asTyped : words.value(path, mine),
        stored: words.value(path, now),
      },
    ]
  })
  if (fields.length === 0) return []
  const [named, more] = [fields.slice(0, maxNamed), Math.max(0, fields.length - maxNamed)]
  return [{ id, when: momentIn(createdAt, language), reason, fields: named, more }]

  function labelOf(name: string): string {
    const [, list, position] = /^([^[]+)\[(\d+)\]/.exec(name) ?? []
    if (list === undefined) return words.label(name)
    const legend = words.known(`rows.${list}.legend`, { number: Number(position) + 1 })
    return legend === null ? words.label(name) : `${words.label(name)} (${legend})`
  }
}

const momentIn = (at: Date, language: Language): string =>
  `${formatDayMonth(dayOf(at.getTime()), language)}, ${formatTime(at.getTime(), language)}`
