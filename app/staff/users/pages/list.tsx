import { useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { idsIn, type RowActAnswer } from '#app/staff/row-acts/outcome.ts'
import { RowOutcomes } from '#app/staff/row-acts/outcomes.tsx'
import { TickAll, useTickColumn } from '#app/staff/row-acts/tick-column.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'
import { actOnTickedUsers } from '#app/staff/users/act-on-ticked.server.ts'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'
import { UserFilter } from '#app/staff/users/filter.tsx'
import { loadUsers, type UserList } from '#app/staff/users/list.server.ts'
import { staffOption } from '#app/staff/users/user-values.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ListChoice, ListHead } from '#app/ui/list/head.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

export const handle: Handle = { title: { namespace: 'staff/users', key: 'title' } }

export const loader = byTypedOrganisation(loadUsers, ({ language }) => [
  { value: staffOption, label: textFor(language, 'staff/users')('staff') },
])
export const action = actOnTickedUsers

/** Everybody who can sign in, for provider staff. */
export default function Users() {
  const t = useText('staff/users')
  const list = useLoaderData<typeof loader>()
  const answer = useActionData<RowActAnswer>()
  return (
    <>
      <RowOutcomes answer={answer} />
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink href="/admin/users/new">{t('invite')}</ButtonLink>
        <ButtonLink tone="quiet" href="/admin/users/bulk">
          {t('inviteMany')}
        </ButtonLink>
      </div>
      <ListChoice {...list.owners} />
      <UserFilter list={list} />
      <ListHead found={t('found', { count: list.total })} table={list.table} />
      <div className="mt-1">{list.rows.length === 0 ? <p>{t('none')}</p> : <Rows list={list} answer={answer} />}</div>
      <Pagination list={list} />
    </>
  )
}

function Rows({ list, answer }: { list: UserList; answer: RowActAnswer | undefined }) {
  const { rows, act, tickAll, heads } = list
  const t = useText('staff/users')
  const sorted = (sort: (typeof heads)[number]['sort']) => ({
    head: t(`columns.${sort}`),
    sort: heads.find((one) => one.sort === sort),
  })
  const ticked = tickAll.isTicked ? 'all' : idsIn(answer)
  const box = useTickColumn<(typeof rows)[number]>({ rows, idOf: ({ id }) => id, nameOf: ({ name }) => name, ticked })
  return (
    <StaffForm action={act}>
      <CsrfField />
      <Table
        caption={t('title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          box,
          {
            key: 'name',
            ...sorted('name'),
            names: true,
            cell: ({ href, name }) => (
              <a href={href} className="inline-block min-w-[8rem] py-0.5 [overflow-wrap:anywhere]">
                {name}
              </a>
            ),
          },
          {
            key: 'email',
            ...sorted('email'),
            cell: ({ email, undelivered }) => <Address email={email} undelivered={undelivered} />,
          },
          { key: 'organisation', ...sorted('organisation'), cell: ({ organisation }) => organisation },
          { key: 'language', head: t('columns.language'), cell: ({ language }) => language },
          { key: 'invited', ...sorted('invited'), cell: ({ invited }) => <NoWrap>{invited}</NoWrap> },
          { key: 'seen', ...sorted('seen'), cell: ({ seen }) => <NoWrap>{seen}</NoWrap> },
          { key: 'state', head: t('state'), cell: ({ state }) => <NoWrap>{t(`states.${state}`)}</NoWrap> },
        ]}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {(['invite', 'export'] as const).map((act) => (
          <Button key={act} name="act" value={act} tone="quiet">
            {t(`ticked.${act}`)}
          </Button>
        ))}
        <TickAll href={tickAll.href} count={rows.length} />
      </div>
    </StaffForm>
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
