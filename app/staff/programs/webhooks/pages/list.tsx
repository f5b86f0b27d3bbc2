import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listWebhooks } from '#app/persistence/programs/webhooks.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { programsAddress, webhookAddress } from '#app/staff/programs/addresses.ts'
import { knownEvents } from '#app/staff/programs/webhooks/values.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

export const handle: Handle = { title: { namespace: 'staff/programs/webhooks', key: 'title' } }

/** GET /admin/programs/webhooks: where programs are told what happens. */
export async function loader({ context }: LoaderFunctionArgs) {
  const webhooks = await listWebhooks(requireAdmin(context))
  return webhooks.map(({ id, name, url, events, goneAt, endedAt }) => ({
    ...{ id, name, host: new URL(url).host, events: knownEvents(events), isGone: goneAt !== null },
    ended: endedAt && formatMoment(endedAt.getTime(), context.language),
  }))
}

/** The webhooks. */
export default function Webhooks() {
  const t = useText('staff/programs/webhooks')
  const webhooks = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <ButtonLink href="/admin/programs/webhooks/new">{t('add')}</ButtonLink>
        <ButtonLink tone="plain" href={programsAddress}>
          {t('programs')}
        </ButtonLink>
      </p>
      <div className="mt-3">
        {webhooks.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Table
            caption={t('title')}
            rows={webhooks}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                head: t('columns.name'),
                names: true,
                cell: ({ id, name }) => <a href={webhookAddress(id)}>{name}</a>,
              },
              { key: 'address', head: t('columns.address'), cell: ({ host }) => host },
              {
                key: 'events',
                head: t('columns.events'),
                cell: ({ events }) => events.map((event) => t(`events.${event}`)).join(', '),
              },
              {
                key: 'state',
                head: t('columns.state'),
                cell: ({ ended, isGone }) =>
                  ended === null ? t(isGone ? 'states.gone' : 'states.open') : t('states.ended', { at: ended }),
              },
            ]}
          />
        )}
      </div>
    </>
  )
}
