import { redirect, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { may } from '#app/persistence/staff-rights.ts'
import { expectForm } from '#app/platform/frame/submission.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { isId } from '#app/persistence/documents/documents.server.ts'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { maxForms } from '#app/persistence/people/person-forms.server.ts'
import { traceKinds } from '#app/persistence/people/person-trace.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { noteAboutPerson, type AskedPerson, type FoundPerson } from '#app/persistence/people/persons.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { isEnough, lookUp, type Counts, type FoundForm } from './look-up.server.ts'

const text = z
  .string()
  .overwrite((value) => trimmed(value.toWellFormed().replaceAll('\0', '')).slice(0, 300))
  .catch('')
const personForm = z.object({ email: text, name: text, organisation: text })

/**
 * The actor of somebody of the provider's staff who may look up persons.
 * @throws a redirect to where others belong
 */
export function requirePrivacyOfficer(context: AppLoadContext): Actor {
  const actor = requireAdmin(context)
  if (!may(actor, 'privacy')) throw redirect('/admin', 303)
  return actor
}

/** Who is asked about, from an address or a form. */
export function askedPerson(sent: URLSearchParams | FormData): AskedPerson {
  const { email, name, organisation } = expectForm(sent, personForm)
  return { email, name, organisationId: isId(organisation) ? organisation : null }
}

/** GET /admin/privacy?email=&name=&organisation=: what there is about a person, and what erasing would change. */
export async function loadPerson({ request, context }: LoaderFunctionArgs) {
  const actor = requirePrivacyOfficer(context)
  const { language } = context
  const query = new URL(request.url).searchParams
  const asked = askedPerson(query)
  const typed = { email: asked.email, name: asked.name, organisation: asked.organisationId ?? '' }
  const organisations = await organisationsAsked(actor, query)
  const options = organisationOptions(organisations)
  const isAsked = asked.email !== '' || asked.name !== ''
  // Where it is not clear which organisation is meant, nothing is looked up in the others.
  const isUnclear = asked.organisationId === null && (query.get('organisation') ?? '') !== ''
  if (!isAsked || isUnclear || !isEnough(asked))
    return { typed, options, isShort: isAsked && !isEnough(asked), found: null }
  // What it shows is the question whether to erase somebody.
  requireFresh(context)
  const { person, forms, counts, places, isTooMuch } = await lookUp(actor, asked)
  await noteAboutPerson(actor, 'person-looked-up', person, counts)
  const found = {
    isTooMuch,
    maxForms,
    counts: countsInOrder(counts),
    places: places.map(({ id, name, counts: own, isErasable }) => ({
      id,
      name,
      counts: countsInOrder(own),
      isErasable,
    })),
    accounts: accountsInWords(person, language),
    forms: forms.map((form) => formInWords(form, language)),
    exportAddress: `/admin/privacy/export?${new URLSearchParams(typed)}`,
  }
  return { typed, options, isShort: false, found }
}

const countsInOrder = (counts: Counts) =>
  traceKinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter(({ count }) => count > 0)

/** The accounts as they are shown. */
export function accountsInWords({ accounts }: FoundPerson, language: Language) {
  return accounts.map(({ id, name, email, organisation, is_admin: isAdmin, seen_at: seen, disabled_at: disabled }) => ({
    ...{ id, name, email, organisation: organisation ?? '' },
    state: disabled ? ('disabled' as const) : isAdmin ? ('admin' as const) : ('open' as const),
    seen: seen ? formatMoment(seen.getTime(), language) : '',
  }))
}

/** A form as it is shown: of what task, where, and where in it the person stands. */
export function formInWords({ form, fields, changes }: FoundForm, language: Language) {
  const t = textFor(language, 'staff/privacy')
  const item = findItem(form.formType)
  const at =
    form.locationIndex === null ? t('places.organisation') : t('places.location', { number: form.locationIndex + 1 })
  const where = [fields === null ? '' : t('where.fields'), changes.length > 0 ? t('where.history') : '']
  return {
    id: form.id,
    organisation: form.organisation,
    task: item ? itemTitle(item, language) : form.formType,
    place: form.archivedLocationId === null ? at : t('places.archived'),
    where: where.filter((words) => words !== '').join(', '),
  }
}
