import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { flash, flashSmall } from '#app/platform/frame/flash.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { changeOrganisation } from '#app/persistence/organisations/organisation-changes.server.ts'
import { organisationAddress } from './addresses.ts'
import { detailsToKeep, type DetailAnswer } from './details.ts'
import { addLocation, newRowId, openOrganisation } from './locations.server.ts'
import { nameLine, readDetails, typedField } from './read-details.server.ts'

/** What comes back where nothing was saved: of the details, or of a location that was to be added. */
export type OrganisationAnswer =
  { part: 'details'; answer: DetailAnswer } | { part: 'location'; name: string; error: string }

type Asked = { actor: Actor; id: string; form: FormData; language: Language }

/**
 * POST /admin/organisations/:organisationId: saves the details, or adds a location. Answers 303; or the page again with
 * what was typed: 422 where something is wrong, 409 where somebody else changed the details meanwhile.
 */
export async function changeOrganisationPage({ request, context, params }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const asked = { actor, id: params.organisationId ?? '', form, language: context.language }
  return form.get('do') === 'add-location' ? add(asked) : save(asked)
}

async function save({ actor, id, form, language }: Asked) {
  const { typed, values, errors } = readDetails(form, language)
  const known = {
    name: typedField(form, 'known.name'),
    signingLink: typedField(form, 'known.signingLink'),
    identityOrganisation: typedField(form, 'known.identityOrganisation'),
  }
  const refused = (isStale: boolean): OrganisationAnswer => ({
    part: 'details',
    answer: { values: typed, errors, isStale, known: isStale ? null : known },
  })
  if (!values) return data(refused(false), { status: 422 })
  const saved = await changeOrganisation(actor, id, detailsToKeep(known), detailsToKeep(values))
  if (saved === null) throw new Response(null, { status: 404 })
  if (saved === 'stale') return data(refused(true), { status: 409 })
  return redirect(organisationAddress(id), {
    status: 303,
    headers: { 'Set-Cookie': flashSmall('staff/organisations:one.saved') },
  })
}

async function add({ actor, id, form, language }: Asked) {
  const t = textFor(language, 'staff/organisations')
  const { organisation } = await openOrganisation(actor, id)
  const typed = typedField(form, 'locationName')
  const refuse = (error: string) => data<OrganisationAnswer>({ part: 'location', name: typed, error }, { status: 422 })
  const name = nameLine.safeParse(typed).data
  if (name === undefined) return refuse(t('errors.locationName'))
  const sent = typedField(form, 'row')
  const row = /^[0-9a-f]{8}$/.test(sent) ? sent : newRowId()
  if (!(await addLocation(actor, organisation.id, { row, name }))) return refuse(t('errors.tooMany'))
  const done = flash('success', 'staff/organisations:one.locationAdded', { name })
  return redirect(organisationAddress(id), { status: 303, headers: { 'Set-Cookie': done } })
}
