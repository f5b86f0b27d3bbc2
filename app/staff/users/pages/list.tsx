import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { UserFilter } from '#app/staff/users/filter.tsx'
import { loadUsers } from '#app/staff/users/list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PagedTable } from '#app/ui/list/paged-table.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['staff/users', 'ui/list'],
  title: { namespace: 'staff/users', key: 'title' },
}

export const loader = loadUsers

/** Everybody who can sign in, for provider staff. */
export default function Users() {
  const t = useText('staff/users')
  const list = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink href="/admin/users/new">{t('invite')}</ButtonLink>
        <ButtonLink tone="quiet" href="/admin/users/bulk">
          {t('inviteMany')}
        </ButtonLink>
      </div>
      <UserFilter list={list} />
      <PagedTable
        list={list}
        found={t('found', { count: list.total })}
        none={t('none')}
        caption={t('title')}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('columns.name'),
            names: true,
            cell: ({ href, name }) => (
              <a href={href} className="inline-block min-w-[8rem] py-0.5 [overflow-wrap:anywhere]">
                {name}
              </a>
            ),
          },
          {
            key: 'email',
            head: t('columns.email'),
            cell: ({ email, undelivered }) => <Address email={email} undelivered={undelivered} />,
          },
          { key: 'organisation', head: t('columns.organisation'), cell: ({ organisation }) => organisation },
          { key: 'language', head: t('columns.language'), cell: ({ language }) => language },
          { key: 'invited', head: t('columns.invited'), cell: ({ invited }) => <NoWrap>{invited}</NoWrap> },
          { key: 'seen', head: t('columns.seen'), cell: ({ seen }) => <NoWrap>{seen}</NoWrap> },
          { key: 'state', head: t('state'), cell: ({ state }) => <NoWrap>{t(`states.${state}`)}</NoWrap> },
        ]}
      />
    </>
  )
}

const NoWrap = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

function Address({ email, undelivered }: { email: string; undelivered: string | null }) {
  const t = useText('staff/users')
  return (
    <>
      {email}
      {undelivered && <span className="block text-small text-soft">{`${t('undelivered')} ${undelivered}`}</span>}
    </>
  )
}
