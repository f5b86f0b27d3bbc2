import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadAssigned, type AssignedList } from '#app/roadmap/assigning/assigned-list.server.ts'
import { DealOut } from '#app/roadmap/assigning/deal-out.tsx'
import { dealOut, type DealAnswer } from '#app/roadmap/assigning/deal-out.server.ts'
import { TaskSections } from '#app/roadmap/assigning/task-sections.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'roadmap/assigning'

export const handle: Handle<AssignedList | undefined> = {
  title: (text, list) => text(namespace)(titleKey(list?.who ?? 'me'), { name: list?.name ?? '' }),
}

/** GET /organisation/assigned?who=&page=: the tasks that somebody does, or nobody, over all locations. */
export const loader = (args: LoaderFunctionArgs) => loadAssigned(args)
export const action = dealOut

const keys = { me: 'list.title', nobody: 'list.titleNobody', link: 'list.titleLink' } as const
const leads = { me: 'list.lead', nobody: 'list.leadNobody' } as const
const nones = { me: 'list.none', nobody: 'list.noneNobody' } as const
const isKeyOf = <Keys extends object>(all: Keys, key: string): key is keyof Keys & string => Object.hasOwn(all, key)
const titleKey = (who: string) => (isKeyOf(keys, who) ? keys[who] : 'list.titleOther')

/** The reader's tasks, those of colleagues, and those of nobody, which can be given out here. */
export default function AssignedPage() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const list = useLoaderData<typeof loader>()
  const answer = useActionData<DealAnswer>()
  const { who, name, chips, sections, pages, range, deal } = list
  const title = t(titleKey(who), { name })
  return (
    <>
      <Breadcrumb above={[{ href: '/organisation', label: screens('overview.title') }]} here={title} />
      <PageTitle lead={t(isKeyOf(leads, who) ? leads[who] : 'list.leadOther')}>{title}</PageTitle>
      <FilterChips label={t('list.chips.label')} chips={chips} className="mt-2 print:hidden" />
      <div className="items-start md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-6">
        <div>
          {sections.length === 0 && (
            <p className="mt-3 max-w-line">{t(isKeyOf(nones, who) ? nones[who] : 'list.noneOther')}</p>
          )}
          <TaskSections sections={sections} />
          {pages > 1 && <p className="mt-2 text-small text-soft">{t('list.range', range)}</p>}
          <Pagination list={list} />
        </div>
        {deal.tasks.length > 0 && (
          <div className="mt-5 md:mt-5">
            <DealOut deal={deal} answer={answer} />
          </div>
        )}
      </div>
    </>
  )
}
