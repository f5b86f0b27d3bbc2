import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { useContext } from 'react'
import { CsrfContext } from '#app/platform/frame/page-context.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readReviews } from '#app/sharing/review/item-reviews.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { BelowTitle } from '#app/ui/page-title.tsx'
import { SideRail } from '#app/ui/side-rail.tsx'
import { HelpLink, WayOut } from '#app/ui/way-out.tsx'
import { loadItem, type ItemData } from '#app/roadmap/flow/item-loader.server.ts'
import { RequestLink, RequestNote } from '#app/roadmap/requests/request-line.tsx'
import { rememberLocation } from '#app/roadmap/flow/location-choice.server.ts'
import { ItemReviewLines } from '#app/roadmap/screens/item-reviews.tsx'
import { TaskFacts } from '#app/roadmap/screens/task-facts.tsx'
import { Uninitialised } from '#app/roadmap/screens/uninitialised.tsx'

export const handle: Handle<ItemData | undefined> = {
  script: true,
  title: (_, item) => item?.title ?? '',
  about: (item) => [item?.title ?? null, item?.placeName ?? null],
  place: (item) => item?.locationName ?? null,
  choices: (item) => item?.choices ?? null,
}

/** What all pages of an item share; the item is the one whose path the address starts with. */
export async function loader(args: LoaderFunctionArgs) {
  const item = await loadItem(args, (route, language) => readReviews(route.member, route, language))
  return data(item, { headers: rememberLocation(args.request, item.locationIndex) })
}

/** The frame of all pages of one item: where it stands on the route card, and its own pages at the side. */
export default function ItemLayout() {
  const t = useText('roadmap/screens')
  const item = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const here = pathname.replace(/\/{1,9}$/, '')
  const steps = item.pages.map(({ href, label, note, state }) => {
    const path = href.split('?')[0]
    return { href, label, state, note: note ?? undefined, current: here === path || here === `${path}/intro` }
  })
  const pageBeside = (href: string | null, label: string) =>
    href === null ? [] : [{ href, label, current: here === href.split('?')[0] }]
  // The pages that are about the task, and not part of it.
  const isBeside = /\/(history|assignee|does-not-apply)$/.test(here)
  const beside = [
    ...pageBeside(item.historyAddress, t('page.history')),
    ...pageBeside(item.passOnAddress, t(item.isForIct ? 'page.askIct' : 'page.passOn')),
    ...pageBeside(item.shareAddress, t('page.shareByLink')),
  ]
  const facts = (
    <>
      <TaskFacts item={item} path={here} />
      <ItemReviewLines reviews={item.reviews} />
      {!isBeside && <RequestNote request={item.request} />}
    </>
  )
  return (
    <>
      {/* For the script: whose browser this is, and how it saves what they typed on a page that is gone. */}
      <div hidden data-reader={item.reader} data-author={item.author} data-csrf={useContext(CsrfContext)} />
      <Breadcrumb above={[{ href: item.cardAddress, label: item.cardTitle }]} here={`${item.number} ${item.title}`} />
      {item.isOpen ? (
        <div className="grid gap-2 md:grid-cols-step md:gap-6">
          <div>
            <SideRail number={item.number} title={item.title} steps={steps} beside={beside} />
            <p className="mt-3 hidden text-tag text-soft md:block">
              {t('page.stuck')} <HelpLink href="/help">{t('page.help')}</HelpLink>
            </p>
          </div>
          <div className="min-w-0">
            <BelowTitle.Provider value={facts}>
              <Outlet />
            </BelowTitle.Provider>
            {item.shareAddress !== null && here.endsWith('/share') && (
              <p className="mt-4 max-w-line print:hidden">
                {t('page.shareInstead')} <WayOut href={item.shareAddress}>{t('page.shareByLink')}</WayOut>
              </p>
            )}
            {!isBeside && <RequestLink request={item.request} />}
          </div>
        </div>
      ) : (
        <Uninitialised address={item.locationsAddress} />
      )}
    </>
  )
}
