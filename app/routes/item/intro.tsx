import { useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { BelowTitle, PageTitle } from '#app/ui/page-title.tsx'
import { useItem } from '#app/roadmap/screens/use-item.ts'
import type { introLoader } from './page-loader.server.ts'
import { SectionDrawing } from '#app/roadmap/screens/section-drawing.tsx'

export const handle = titledByLoader
export { introLoader as loader } from './page-loader.server.ts'

/** The first page of every item: what is asked, why, of whom, and how long it takes. */
export default function Intro() {
  const item = useItem()
  const t = useText('roadmap/screens')
  const words = useLoaderData<typeof introLoader>()
  const [, first] = item.pages
  const facts = useContext(BelowTitle)
  const begin = item.state === 'none' ? 'page.begin' : item.isCompleted ? 'page.look' : 'page.continue'
  const terms = [
    { term: t('page.what'), text: words.what },
    { term: t('page.why'), text: words.why },
    { term: t('page.who'), text: words.who },
    { term: t('page.howLong'), text: t('page.minutes', { count: item.minutes }) },
  ]
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <BelowTitle.Provider value={null}>
            <PageTitle>{words.heading}</PageTitle>
          </BelowTitle.Provider>
        </div>
        <SectionDrawing section={item.section} />
      </div>
      {/* Below the drawing too, so that its rules are as wide as the text. */}
      {facts}
      {item.remark && <Note className="mt-2">{item.remark}</Note>}
      <dl className="mt-3 max-w-line">
        {terms.map(({ term, text }) => (
          <div
            key={term}
            className="border-t border-line py-2 first:border-t-0 sm:grid sm:grid-cols-[7rem_1fr] sm:gap-3"
          >
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 max-w-line text-soft">{words.ready}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {first && <ButtonLink href={first.href}>{t(begin)}</ButtonLink>}
        <ButtonLink tone={first ? 'plain' : 'primary'} href={item.cardAddress}>
          {t('page.toCard')}
        </ButtonLink>
      </div>
    </>
  )
}
