import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, Note } from '#app/ui/card.tsx'
import { DoneDrawing, RouteDoneDrawing } from '#app/ui/illustrations.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import { useItem } from '#app/roadmap/screens/use-item.ts'
import type { doneLoader } from './page-loader.server.ts'

export const handle = titledByLoader
export { doneLoader as loader } from './page-loader.server.ts'

/** The last page of every item: what happens next, or what is still needed, and the next task. */
export default function Done() {
  const item = useItem()
  const t = useText('roadmap/screens')
  const words = useLoaderData<typeof doneLoader>()
  return (
    <>
      <p className="mb-1">
        <StateTag state={item.mark?.sign ?? item.state} label={item.mark?.words} />
      </p>
      {item.isCompleted ? (
        <>
          {item.isRouteDone ? (
            <RouteDoneDrawing className="mb-2 w-40 max-w-full" />
          ) : (
            <DoneDrawing className="mb-1 h-9 w-9" />
          )}
          <PageTitle lead={words.text}>{words.heading}</PageTitle>
        </>
      ) : (
        <>
          <PageTitle lead={t('page.stillNeededText')}>{t('page.stillNeeded')}</PageTitle>
          <ul className="mt-2 max-w-line list-disc pl-3">
            {item.missing.map(({ path, words, href }) => (
              <li key={path} className="py-1">
                <a href={href}>{words}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {item.remark && <Note className="mt-2">{item.remark}</Note>}
      {item.next && (
        <Card accent className="mt-4 max-w-line">
          <h2>{t('page.nextTask')}</h2>
          <p className="mb-2 mt-1">{item.next.title}</p>
          <ButtonLink href={item.next.href}>{item.next.button}</ButtonLink>
        </Card>
      )}
      <div className="mt-3">
        <ButtonLink tone={item.next ? 'plain' : 'primary'} href={item.cardAddress}>
          {t('page.toCard')}
        </ButtonLink>
      </div>
    </>
  )
}
