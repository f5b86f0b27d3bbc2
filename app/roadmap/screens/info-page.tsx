import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { InfoPageData } from '../flow/info-page-loader.server.ts'
import { useItem } from './use-item.ts'

/**
 * A page of an item that only tells or hands out: heading, lead, whatever it has to say, and links to the pages before
 * and after it. It asks nothing, so it has no action. Its loader gives what `loadInfoPage` does.
 */
export function InfoPage({ children }: { children?: ReactNode }) {
  const { page, heading, lead } = useLoaderData<InfoPageData>()
  const { pages, remark } = useItem()
  const t = useText('roadmap/screens')
  const at = pages.findIndex((one) => one.page === page)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return (
    <>
      <div className="print:hidden">
        <PageTitle lead={lead}>{heading}</PageTitle>
        {remark && <Note className="mt-2">{remark}</Note>}
      </div>
      {children}
      <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
        {after && <ButtonLink href={after.href}>{t('page.onwards')}</ButtonLink>}
        {before && (
          <ButtonLink tone="plain" href={before.href}>
            {t('page.back')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
