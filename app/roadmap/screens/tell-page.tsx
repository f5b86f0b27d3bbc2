import type { ReactNode } from 'react'
import { useText } from '#app/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { nl } from './nl.ts'
import { useItem } from './use-item.ts'

type Props = {
  /** The page's URL segment; its heading and lead stand under it in the item's texts. */
  page: string
  children?: ReactNode
}

/**
 * A page of an item that only tells or hands out: heading, lead, whatever it has to say, and links to the pages before
 * and after it. Where it needs nothing of its own, its loader is the one of `item-page-loader.server.ts`.
 */
export function TellPage({ page, children }: Props) {
  const { texts, pages, remark } = useItem()
  const item = useText<Record<string, string>>(texts)
  const t = useText<typeof nl>('roadmap/screens')
  const at = pages.findIndex((one) => one.page === page)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return (
    <>
      <div className="print:hidden">
        <PageTitle lead={item(`pages.${page}.lead`)}>{item(`pages.${page}.heading`)}</PageTitle>
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
