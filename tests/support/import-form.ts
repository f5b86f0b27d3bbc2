import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Member } from '#app/persistence/actor.ts'
import type { Answer } from './ask.ts'
import { unescapeHtml } from './step-form.ts'
import { ownForm, type FormFields, type Visitor } from './visitor.ts'

/** The heads of the sheets that tests bring in. */
export const heads = 'Locatie;Adres;Postcode;Plaats;Telefoon locatie;Voornaam;Achternaam;E-mail;Afdeling;Soort;Bedden'

export const importPage = '/organisation/import'

/** A file that somebody chooses on the page, sent as browsers do. */
export async function sendFile(visitor: Visitor, name: string, bytes: Uint8Array): Promise<Answer> {
  const form = new FormData()
  form.append('formId', randomUUID())
  form.append('intent', 'check')
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const body = new Response(form)
  const headers = { ...ownForm, 'Content-Type': body.headers.get('Content-Type') ?? '' }
  return visitor.ask(importPage, { method: 'POST', headers, body: Buffer.from(await body.arrayBuffer()) })
}

/** Lines that somebody pastes on the page. */
export const paste = (visitor: Visitor, sheet: string): Promise<Answer> =>
  visitor.post(importPage, { formId: randomUUID(), intent: 'check', sheet })

/** What the page with checked rows sends, without its buttons. */
export function carried({ text }: Answer): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  const [, page = ''] = /<main(.*)<\/main>/s.exec(text) ?? []
  for (const [tag] of page.matchAll(/<input [^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? []
    const [, value = ''] = /value="([^"]*)"/.exec(tag) ?? []
    fields[name] = [...(fields[name] ?? []), unescapeHtml(value)]
  }
  return fields
}

/** Presses a button of the page with checked rows, after this was typed over. */
export const press = (visitor: Visitor, page: Answer, pressed: FormFields): Promise<Answer> =>
  visitor.post(importPage, { ...carried(page), ...pressed })

/** The forms that an organisation has, its own first. */
export async function importedForms(sql: Sql, { organisationId }: Member) {
  const rows = await sql<{ place: number | null; type: string; fields: Record<string, unknown> }[]>`
    select location_index as place, form_type as type, fields from forms where organisation_id = ${organisationId}
    order by location_index nulls first, form_type`
  return rows.map(({ place, type, fields }) => ({ place, type, fields }))
}

/** The names of its locations, in their order. */
export async function importedNames(sql: Sql, member: Member): Promise<string[]> {
  const [first] = await importedForms(sql, member)
  const { locations } = first?.fields ?? {}
  return Array.isArray(locations) ? locations.map(({ name }: { name: string }) => name) : []
}
