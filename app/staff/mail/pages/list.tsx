import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { mailAddress } from '#app/platform/mail/addresses.ts'
import { mailStates } from '#app/platform/mail/causes.ts'
import { loadMailList } from '#app/platform/mail/log.server.ts'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'
import { mailTextsAddress } from '#app/staff/mail/texts/addresses.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { PagedTable } from '#app/ui/list/paged-table.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = { title: { namespace: 'platform/mail', key: 'title' } }

export const loader = byTypedOrganisation(loadMailList)

/** Every message the portal wrote, for provider staff. */
export default function MailLog() {
  const t = useText('platform/mail')
  const list = useLoaderData<typeof loader>()
  const { narrowed } = list
  const isNarrowed = narrowed.state !== '' || narrowed.organisation !== ''
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <p className="mt-2">
        <ButtonLink tone="quiet" href={mailTextsAddress}>
          {t('texts')}
        </ButtonLink>
      </p>
      {!list.isConnected && <Note className="mt-2">{t('notConnected')}</Note>}
      <ListFilter all={isNarrowed ? mailAddress() : null}>
        <FilterChoice
          name="state"
          label={t('state')}
          options={mailStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          empty={t('allStates')}
          value={narrowed.state}
        />
        <OrganisationChoice options={list.organisations} value={narrowed.organisation} />
      </ListFilter>
      <PagedTable
        list={list}
        found={t('found', { count: list.total })}
        none={t(isNarrowed ? 'noneFound' : 'none')}
        caption={t('title')}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', head: t('columns.at'), cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
          { key: 'to', head: t('columns.to'), cell: ({ name, address }) => `${name} <${address}>`.trim() },
          {
            key: 'subject',
            head: t('columns.subject'),
            names: true,
            cell: ({ href, subject }) => (
              <a href={href} className="inline-block min-w-[10rem] py-0.5 [overflow-wrap:anywhere]">
                {subject}
              </a>
            ),
          },
          { key: 'cause', head: t('columns.cause'), cell: ({ cause }) => cause },
          { key: 'organisation', head: t('columns.organisation'), cell: ({ organisation }) => organisation },
          {
            key: 'state',
            head: t('state'),
            cell: ({ state, delivery }) => <State state={t(`states.${state}`)} delivery={delivery} />,
          },
        ]}
      />
    </>
  )
}

function State({ state, delivery }: { state: string; delivery: string | null }) {
  return (
    <>
      {state}
      {delivery && <span className="block text-small text-soft">{delivery}</span>}
    </>
  )
}
