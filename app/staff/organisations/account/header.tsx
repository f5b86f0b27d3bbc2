import { useText } from '#app/platform/i18n/use-text.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ClockIcon } from '#app/ui/icons.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import { seenCardAddress } from '../addresses.ts'
import type { OrganisationPage } from '../one.server.ts'

/** What an organisation is called, how it stands, and the facts that one wants at hand. */
export function AccountHeader({ page }: { page: OrganisationPage }) {
  const t = useText('staff/organisations/account')
  const say = useText('staff/organisations')
  const { facts, owners } = page.account
  const owner = owners.owner?.name ?? t('facts.nobody')
  const known = [
    ['kvk', facts.kvk],
    ['city', facts.city],
    ['locations', String(facts.locations)],
    ['beds', facts.beds > 0 ? String(facts.beds) : ''],
    ['first', facts.firstDay ?? ''],
  ] as const
  return (
    <>
      <Breadcrumb above={[{ href: '/admin/organisations', label: say('title') }]} here={page.name} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 [overflow-wrap:anywhere]">
        <PageTitle>{page.name}</PageTitle>
        <StateTag state="busy" label={facts.state} />
        {facts.late > 0 && (
          <span className="inline-flex items-center gap-0.5 text-tag font-semibold text-red">
            <ClockIcon />
            {t('facts.late', { count: facts.late })}
          </span>
        )}
        <span className="flex flex-wrap gap-1 md:ml-auto">
          <ButtonLink tone="quiet" href={seenCardAddress(page.id, null)}>
            {say('one.organisationCard')}
          </ButtonLink>
          {!page.archived && <ButtonLink href="#note">{t('sections.notes')}</ButtonLink>}
        </span>
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-3 text-tag">
        <div className="flex flex-wrap items-center gap-x-0.5">
          <dt className="text-soft">{t('facts.owner')}</dt>
          <dd>
            <b className="font-semibold">{owner}</b>
            {owners.deputy && <span> ({t('facts.deputy', { name: owners.deputy.name })})</span>}
            {!page.archived && (
              <a href="#account" className="ml-0.5 inline-flex min-h-target items-center">
                {t('facts.handOver')}
              </a>
            )}
          </dd>
        </div>
        {known.map(([key, value]) =>
          value === '' ? null : (
            <div key={key} className="flex items-center gap-x-0.5">
              <dt className="text-soft">{t(`facts.${key}`)}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  )
}
