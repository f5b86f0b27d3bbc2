import { useLoaderData } from '@remix-run/react'
import { BoardFilter } from '#app/board/board-filter.tsx'
import { loadBoard } from '#app/board/board.server.ts'
import { Picture } from '#app/board/picture.tsx'
import { ComingUp, Today } from '#app/board/today.tsx'
import type { Handle } from '#app/frame/handle.ts'
import { useText } from '#app/i18n/use-text.ts'
import { ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'

export const handle: Handle = { isStill: true, i18n: ['board', 'ui/list'], title: { namespace: 'board', key: 'title' } }

export const loader = loadBoard

/** Where provider staff start: who needs them today, and how far every location is. */
export default function AdminHome() {
  const t = useText('board')
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
