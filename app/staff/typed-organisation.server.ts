import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { isId } from '#app/persistence/documents/documents.server.ts'
import { listOrganisations } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import type { Option } from '#app/ui/input.tsx'
import { optionsMeant } from '#app/ui/list/options-meant.ts'

/**
 * The loader of a list that takes `organisation=`, behind what people type there: a name that can mean one organisation leads
 * to the same address with its id, so that links, pages and files all have that. Any other text is left to the list, whose
 * filter says what is amiss.
 * @param more what can be chosen beside the organisations
 */
export function byTypedOrganisation<Result>(
  load: (args: LoaderFunctionArgs) => Promise<Result>,
  more: (context: LoaderFunctionArgs['context']) => Option[] = () => [],
) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    const actor = requireAdmin(args.context)
    const address = new URL(args.request.url)
    const typed = address.searchParams.get('organisation') ?? ''
    if (typed === '' || isId(typed)) return load(args)
    const organisations = organisationOptions(await listOrganisations(actor))
    const [meant, ...others] = optionsMeant(typed, [...more(args.context), ...organisations])
    if (!meant || others.length > 0 || meant.value === typed) return load(args)
    address.searchParams.set('organisation', meant.value)
    throw redirect(`${address.pathname}${address.search}`)
  }
}
