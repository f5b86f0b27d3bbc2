import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatMoment } from '#app/platform/i18n/dates.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { listRelationships } from '#app/persistence/organisations/relationships-list.server.ts'
import {
  appointmentsAddress,
  relationshipAddress,
  relationshipsAddress,
  relationshipsTableAddress,
} from '#app/platform/relationships/addresses.ts'
import { relationshipFilter } from '#app/platform/relationships/filter.ts'
import { relationshipStates } from '#app/platform/relationships/states.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { FilterChoice, ListFilter } from '#app/ui/list/filter.tsx'
import { ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table } from '#app/ui/table.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['staff/relationships', 'platform/relationships', 'ui/list'],
  title: { namespace: 'staff/relationships', key: 'title' },
}

/** How many organisations stand on one page. */
const pageSize = 50

/** GET /admin/relationship-management?q=&state=&page=: the organisations and when each is spoken to again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const query = new URL(request.url).searchParams
  const filter = relationshipFilter(query)
  const page = askedPage(query)
  const { organisations, total, lastMeetingAt } = await listRelationships(actor, filter, page, pageSize)
  const today = dayOf(Date.now())
  const isPast = (at: number) => dayOf(at) < today
  return {
    filter,
    total,
    organisations: organisations.map(({ organisationId, organisationName, contactName, state, nextMeetingAt }) => {
      const at = nextMeetingAt?.getTime() ?? null
      return { organisationId, organisationName, contactName, state, at, isPast: at !== null && isPast(at) }
    }),
    ...pagesOf(page, { total, size: pageSize }, (other) => relationshipsAddress(filter, other)),
    calendar: lastMeetingAt && !isPast(lastMeetingAt.getTime()) ? appointmentsAddress(filter) : null,
  }
}

/** Every organisation: whom it speaks with, how far it is, and when the next appointment is. */
export default function Relationships() {
  const t = useText('staff/relationships')
  const say = useText('platform/relationships')
  const language = useLanguage()
  const list = useLoaderData<typeof loader>()
  const { filter, total, organisations, calendar } = list
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ListFilter all={filter.state || filter.search ? relationshipsAddress() : null}>
        <Field id="q" label={t('search')}>
          {(wiring) => <Input {...wiring} name="q" type="search" width="medium" defaultValue={filter.search} />}
        </Field>
        <FilterChoice
          name="state"
          label={t('columns.state')}
          options={relationshipStates.map((value) => ({ value, label: say(`states.${value}`) }))}
          empty={t('allStates')}
          value={filter.state ?? ''}
        />
      </ListFilter>
      <ListHead found={t('found', { count: total })} table={relationshipsTableAddress(filter)}>
        {calendar && (
          <a href={calendar} download className="inline-flex min-h-target items-center">
            {t('calendar')}
          </a>
        )}
      </ListHead>
      <div className="mt-1">
        {organisations.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Table
            caption={t('title')}
            rows={organisations}
            rowKey={({ organisationId }) => organisationId}
            columns={[
              {
                key: 'organisation',
                head: t('columns.organisation'),
                names: true,
                cell: ({ organisationId, organisationName }) => (
                  <a href={relationshipAddress(organisationId)}>{organisationName}</a>
                ),
              },
              { key: 'contact', head: t('columns.contact'), cell: ({ contactName }) => contactName },
              { key: 'state', head: t('columns.state'), cell: (organisation) => say(`states.${organisation.state}`) },
              {
                key: 'meeting',
                head: t('columns.meeting'),
                cell: ({ at, isPast }) =>
                  at !== null && t(isPast ? 'past' : 'meeting', { when: formatMoment(at, language) }),
              },
            ]}
          />
        )}
      </div>
      <Pagination list={list} />
    </>
  )
}
