import { useLoaderData } from '@remix-run/react'
import { BoardFilter } from '#app/staff/today/board-filter.tsx'
import { loadBoard } from '#app/staff/today/board.server.ts'
import { Picture } from '#app/staff/today/picture.tsx'
import { ComingUp, Today } from '#app/staff/today/today.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['staff/today', 'ui/list'],
  title: { namespace: 'staff/today', key: 'title' },
}

export const loader = loadBoard

/** Where provider staff start: who needs them today, and how far every location is. */
export default function AdminHome() {
  const t = useText('staff/today')
  const board = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Today board={board} />
      <ComingUp board={board} />
      <section className="mt-4">
        <h2>{t('picture')}</h2>
        <BoardFilter board={board} />
        <ListHead found={t('found', { count: board.found })} table={board.file} />
        {board.locations.length === 0 ? <p>{t('none')}</p> : <Picture board={board} />}
        <Pagination list={board} />
      </section>
    </>
  )
}
