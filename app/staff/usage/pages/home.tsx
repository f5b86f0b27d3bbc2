import { useLoaderData } from '@remix-run/react'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'
import { usageAddress } from '#app/staff/usage/part.ts'
import { PartView } from '#app/staff/usage/part-view.tsx'
import { askedPeriod, usageParts } from '#app/staff/usage/report.server.ts'

const namespace = 'staff/usage'

export const handle: Handle = { title: { namespace, key: 'title' } }

/** GET /admin/usage?from=&to=&organisation=: how the portal is used; seven queries, whatever there is. */
export const loader = byTypedOrganisation(async ({ request, context }) => {
  const actor = requireAdmin(context)
  const query = new URL(request.url).searchParams
  const { period, filter, isWrong } = askedPeriod(query)
  const [parts, organisations] = await Promise.all([
    usageParts(actor, period, context.language),
    organisationsAsked(actor, query),
  ])
  return { parts, filter, isWrong, organisations: organisationOptions(organisations) }
})

/** How organisations use the portal: six questions, each drawn and as a table. */
export default function Usage() {
  const t = useText(namespace)
  const { parts, filter, isWrong, organisations } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ListFilter all={usageAddress({})}>
        <Field id="from" label={t('filter.from')}>
          {(wiring) => <Input {...wiring} type="date" name="from" defaultValue={filter.from} />}
        </Field>
        <Field id="to" label={t('filter.to')}>
          {(wiring) => <Input {...wiring} type="date" name="to" defaultValue={filter.to} />}
        </Field>
        <OrganisationChoice options={organisations} value={filter.organisation} />
      </ListFilter>
      {isWrong && (
        <div className="mt-2">
          <Banner kind="warning">{t('filter.wrong')}</Banner>
        </div>
      )}
      {parts.map((part) => (
        <PartView key={part.key} part={part} csv={usageAddress(filter, part.key)} />
      ))}
    </>
  )
}
