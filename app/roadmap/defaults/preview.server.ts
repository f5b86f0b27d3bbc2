import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { answersOf } from '../flow/answer-words.server.ts'
import { pageAddress } from '../flow/addresses.ts'
import { fieldWords } from '../flow/field-words.server.ts'
import { locationsItem } from '../registry.ts'
import { valueAt } from '../rules/changes.ts'
import { isFields, type Fields } from '../rules/fields.ts'
import { rowName } from '../rules/values.ts'
import { answerAddress, previewAddress } from './addresses.ts'
import type { AskedBlock } from './asked.ts'
import { isSaid, partsToTake, type Part } from './compare.ts'
import { placeStanding, readBlock, sourceOf, type BlockPlace } from './places.server.ts'

/** One answer of a location that would become another; null for nothing. */
export type ChangeAhead = { label: string; now: string | null; becomes: string }

/**
 * GET /organisation/defaults?block=&step=preview&from=: what an answer changes at which location. Nothing is saved by it.
 */
export async function loadPreview({ request, context }: LoaderFunctionArgs, asked: AskedBlock) {
  const { language } = context
  const t = textFor(language, 'roadmap/defaults')
  const { block, answer: form, parts } = asked
  const from = new URL(request.url).searchParams.get('from')
  const { organisation, answer, places } = await readBlock(context, asked)
  const source = sourceOf(asked, answer, places, from)
  const standing = (place: BlockPlace) =>
    place.location.index === source.from?.index ? 'source' : placeStanding(parts, source.answer, place)
  const of = (...which: ReturnType<typeof standing>[]) => places.filter((place) => which.includes(standing(place)))
  const words = changeWords(asked, source.answer, language)
  const title = t(`blocks.${block.key}.title`)
  return {
    view: 'preview' as const,
    ...{ block: block.key, title: t('preview.title', { block: title, count: places.length }), here: title },
    from: source.from && { name: source.from.name },
    address: previewAddress(block.key, source.from?.index),
    back: answerAddress(block.key),
    isSaid: parts.some((part) => isSaid(part, source.answer)),
    answers: answersOf({ item: form, schema: form.fields, language, missing: new Map() }, source.answer),
    empty: of('empty').map((place) => ({ ...rowOf(place), adds: partsToTake(parts, source.answer, place.own).length })),
    differs: of('differs').map((place) => ({
      ...rowOf(place),
      changes: words(place.own),
      changed: place.saved && {
        by: place.saved.by,
        when: formatDayMonth(dayOf(place.saved.at.getTime()), language),
      },
    })),
    same: of('same').map(({ location }) => location.name),
    unnamed: of('unnamed').length,
    namingHref: pageAddress(locationsItem, 'locations', null),
    organisationName: organisation.organisationName,
    seen: source.seen,
    /** The id that the act gets, so that a form sent twice acts once. */
    act: randomUUID(),
  }
}

export type PreviewData = Awaited<ReturnType<typeof loadPreview>>

const rowOf = ({ location, seen }: BlockPlace) => ({ id: location.id, name: location.name, seen })

/** What would become of the answers of a location, in words. */
function changeWords({ item, parts }: AskedBlock, answer: Fields, language: Language) {
  const { label, value, known } = fieldWords(item, language)
  return (own: Fields): ChangeAhead[] =>
    partsToTake(parts, answer, own).map((part) => ({
      label: part.isRows ? (known(`fields.${part.countField}`) ?? part.path) : label(part.path),
      now: inWords(part, own),
      becomes: inWords(part, answer) ?? '',
    }))

  /** A list is told by whom or what it names. */
  function inWords({ path, isRows }: Part, fields: Fields): string | null {
    const stored = valueAt(fields, path)
    if (!isRows) return value(path, stored)
    const rows = Array.isArray(stored) ? stored.filter(isFields) : []
    const names = rows.map((row) => rowName(row) || Object.values(row).slice(1).find(Boolean)).filter(Boolean)
    return names.length > 0 ? names.join('\n') : null
  }
}
