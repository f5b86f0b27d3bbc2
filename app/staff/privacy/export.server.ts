import { createReadableStreamFromReadable } from '@remix-run/node'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { traceKinds } from '#app/persistence/people/person-trace.ts'
import { readTraces } from '#app/persistence/people/person-rows.server.ts'
import { noteAboutPerson, type AskedPerson } from '#app/persistence/people/persons.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { valueAt } from '#app/roadmap/rules/changes.ts'
import { isFields } from '#app/roadmap/rules/fields.ts'
import { makeArchive } from '#app/roadmap/export/archive.server.ts'
import { accountsInWords, formInWords } from './load.server.ts'
import { gone, lookUp } from './look-up.server.ts'
import { personPage, type PageTable } from './person-page.tsx'
import { pathsOfPerson } from './person.ts'

/** All there is about a person as a .zip: a page to read and the same as JSON. That it was taken is written down. */
export async function exportPerson(actor: Actor, asked: AskedPerson, language: Language): Promise<Response> {
  const t = textFor(language, 'staff/privacy')
  const { person, forms, counts } = await lookUp(actor, asked)
  const traces = await readTraces(person)
  await noteAboutPerson(actor, 'person-taken-out', person, counts)
  const inForms = forms.flatMap((found) =>
    pathsOfPerson(found.form.fields, person).map((path) => ({
      organisation: found.form.organisation,
      task: titleOf(found.form.formType, language),
      path,
      fields: isFields(found.form.fields) ? valueAt(found.form.fields, path) : null,
    })),
  )
  const accounts = accountsInWords(person, language)
  const tables: PageTable[] = [
    {
      title: t('accounts'),
      heads: [t('columns.name'), t('columns.email'), t('columns.organisation'), t('columns.seen')],
      rows: accounts.map(({ name, email, organisation, seen }) => [name, email, organisation, seen]),
    },
    {
      title: t('forms'),
      heads: [t('columns.organisation'), t('columns.task'), t('columns.where'), t('found')],
      rows: [
        ...inForms.map(({ organisation, task, path, fields }) => [organisation, task, path, inLine(fields)]),
        ...forms
          .map((found) => formInWords(found, language))
          .map((one) => [one.organisation, one.task, one.place, one.where]),
      ],
    },
    ...traceKinds.map((kind) => ({
      title: t(`kinds.${kind}`),
      heads: [t('found')],
      rows: traces.filter((trace) => trace.kind === kind).map(({ told }) => [inLine(told)]),
    })),
  ]
  const title = t('file.page', { name: asked.email || asked.name || gone })
  const made = t('file.made', { at: formatMoment(Date.now(), language) })
  const page = personPage({ language, title, made, tables: tables.filter(({ rows }) => rows.length > 0) })
  const json = JSON.stringify({ accounts: person.accounts, forms: inForms, traces, counts }, null, 2)
  const bytes = makeArchive(async (archive) => {
    await archive.add('index.html', page)
    await archive.add('person.json', json)
  })
  return new Response(createReadableStreamFromReadable(bytes), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="privacy-${inputDay(dayOf(Date.now()))}.zip"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': 'application/zip',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function titleOf(formType: string, language: Language): string {
  const item = findItem(formType)
  return item ? itemTitle(item, language) : formType
}

/** A row in one line: 'name: Jan, at: 2026-…'. */
const inLine = (told: unknown): string =>
  isFields(told)
    ? Object.entries(told)
        .filter(([name, value]) => name !== 'id' && value !== null && value !== '')
        .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
        .join(', ')
    : ''
