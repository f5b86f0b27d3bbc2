import { isId } from '#app/persistence/documents/documents.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { listOrganisations } from '#app/persistence/organisations/organisations.server.ts'
import type { SeenUser } from '#app/persistence/people/staff-users.server.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import type { Option } from '#app/ui/input.tsx'
import { optionsMeant } from '#app/ui/list/options-meant.ts'
import { userErrorOf } from './read-user-form.server.ts'
import { staffOption } from './user-values.ts'

/**
 * Where somebody can belong: to an organisation at work, to us, and to the archived one that they belong to already, which is
 * kept by its people.
 */
export async function placesFor(actor: Actor, language: Language, user?: SeenUser | null): Promise<Option[]> {
  const t = textFor(language, 'staff/users')
  const organisations = organisationOptions(await listOrganisations(actor))
  const own = user?.organisationId ?? null
  const archived = own !== null && !organisations.some(({ value }) => value === own)
  return [
    ...organisations,
    ...(archived ? [{ value: own, label: t('one.archived', { name: user?.organisationName ?? '' }) }] : []),
    { value: staffOption, label: t('staff') },
  ]
}

/**
 * Reads where somebody belongs: a name that can mean one organisation is taken for its id. Of several, `meant` says which was
 * chosen on the page; of several with just this name, `known` says which stood there.
 * @param form in which `organisation` becomes an id where it is clear; any other text is left as it was typed
 * @returns what is said of a field that is wrong
 */
export async function readMeantOrganisation(
  form: FormData,
  { actor, language, user }: { actor: Actor; language: Language; user?: SeenUser },
): Promise<ErrorOf> {
  const errorOf = userErrorOf(language)
  const typed = form.get('organisation')
  if (typeof typed !== 'string' || typed.trim() === '' || typed === staffOption || isId(typed)) return errorOf
  const meant = optionsMeant(typed, await placesFor(actor, language, user))
  const isSaid = ({ value, label }: Option) =>
    form.get('meant') === value || (form.get('known') === value && label === typed)
  const one = meant.length === 1 ? meant[0] : meant.find(isSaid)
  if (one) {
    form.set('organisation', one.value)
    return errorOf
  }
  const why = textFor(language, 'ui/list')(meant.length > 1 ? 'organisationUnclear' : 'organisationUnknown')
  return (field) => (field === 'organisation' ? why : errorOf(field))
}
