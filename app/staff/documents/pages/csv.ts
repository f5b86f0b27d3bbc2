import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { categoryOf, languageOf } from '#app/platform/library/categories.ts'
import { fileKind } from '#app/platform/library/file-kind.ts'
import { listLibrary } from '#app/persistence/documents/library.server.ts'
import { slotOptions } from '#app/roadmap/letters/slots.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'

/** GET /admin/documents/csv?category=&language=: the library as a table for spreadsheets. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { searchParams } = new URL(request.url)
  const t = textFor(context.language, 'staff/documents')
  const say = textFor(context.language, 'platform/library')
  const slots = new Map(slotOptions(context.language).map(({ value, label }) => [value, label]))
  const category = categoryOf(searchParams.get('category'))
  const documents = await listLibrary(actor, { category, language: languageOf(searchParams.get('language')) })
  const heads = (
    [
      ...(['title', 'description', 'category', 'language', 'audience', 'slot'] as const),
      ...(['file', 'kind', 'bytes', 'added', 'by'] as const),
    ] as const
  ).map((head) => t(`columns.${head}`))
  const rows = documents.map((one) => {
    const language = languageOf(one.language)
    return [
      ...[one.title, one.description, say(`categories.${one.category}`), language && say(`languages.${language}`)],
      ...[one.isForAll ? t('forAll') : t('chosenFor', { count: one.chosenFor }), one.slot && slots.get(one.slot)],
      ...[one.name, fileKind(one.mediaType), one.size, one.createdAt, one.createdByName],
    ].map((cell) => cell ?? null)
  })
  return csvAnswer(tableName(t('title')), heads, rows)
}
