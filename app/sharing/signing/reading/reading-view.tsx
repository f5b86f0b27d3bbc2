import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { columns } from './columns.ts'
import { Contents } from './contents.tsx'
import { DocumentPartView } from './document-part.tsx'
import type { Reading } from './reading.server.ts'
import { Summary, type SummaryFacts } from './summary.tsx'

type Props = {
  reading: Reading
  facts: SummaryFacts
  shell: Shell
  /** What is asked of the reader, in the summary; null where they did it. */
  ask: string | null
  /** What the link to the form on the last part is called; null where there is none. */
  act: string | null
  /** When the data protection officer agreed to the same text; null where that is not so, or of no concern. */
  officer: { name: string; at: string } | null
  /** How many annexes there are to what is signed; the first part tells of them. */
  annexCount: number
  /** What can be done, below the part. */
  children: ReactNode
}

/** What is signed, part by part: its contents, the part that is asked for, and the ways to the others. */
export function ReadingView({ reading, facts, shell, ask, act, officer, annexCount, children }: Props) {
  const t = useText('sharing/signing/reading')
  const { base, sender } = shell
  const { part, count, document, why, handOuts } = reading
  return (
    <>
      {why && (
        <div className="mt-3">
          <Banner kind="info" title={t(`why.${why}`)}>
            <p>{t('why.text')}</p>
            {why === 'unread' && <p>{t('why.cookies', { sender })}</p>}
          </Banner>
        </div>
      )}
      <div className={`mt-3 grid gap-2 ${columns}`}>
        <div className="min-w-0 print:hidden">
          {count > 1 && <Contents reading={reading} base={base} act={act} />}
          <ul className="mt-1 text-small md:mt-2">
            {handOuts.map(({ name, title, isText }) => (
              <li key={name}>
                <a
                  href={`${base}/letters/${facts.item}/${name}`}
                  download
                  className="inline-flex min-h-target items-center [overflow-wrap:anywhere]"
                >
                  {t(isText ? 'download' : 'downloadDocument', { title })}
                </a>
              </li>
            ))}
            {annexCount > 0 && (
              <li>
                <a
                  href={`${base}?part=${part === reading.count ? part : 1}#annexes`}
                  className="inline-flex min-h-target items-center"
                >
                  {t('annexes', { count: annexCount })}
                </a>
              </li>
            )}
          </ul>
          {officer && <p className="mt-1 text-small text-soft">{t('officer', officer)}</p>}
        </div>
        <div className="min-w-0">
          <article aria-labelledby="part" className="rounded border border-line bg-card">
            <div className="flex flex-wrap justify-between gap-x-2 border-b border-line-soft px-2 py-1 text-small text-soft sm:px-4">
              <h2 id="part" className="text-small font-semibold text-ink">
                {t('part', { part, count })}
              </h2>
              <p className="[overflow-wrap:anywhere]">
                {facts.title}, {facts.organisation}
              </p>
            </div>
            <div className="p-2 sm:px-4 sm:py-3 [&>h3:first-child]:mt-0">
              {document ? (
                <DocumentPartView part={document} item={facts.item} base={base} sender={sender} />
              ) : (
                <>
                  <h3>{t('summary.title')}</h3>
                  <Summary facts={facts} reading={reading} ask={ask} />
                </>
              )}
            </div>
          </article>
          {count > 1 && <Steps reading={reading} base={base} isDone={ask === null} />}
          {children}
        </div>
      </div>
    </>
  )
}

function Steps({ reading: { part, isLast }, base, isDone }: { reading: Reading; base: string; isDone: boolean }) {
  const t = useText('sharing/signing/reading')
  return (
    <nav aria-label={t('steps')} className="mt-2 flex flex-wrap gap-2 print:hidden">
      {part > 1 && (
        <ButtonLink tone="quiet" rel="prev" href={`${base}?part=${part - 1}`}>
          {t('previous')}
        </ButtonLink>
      )}
      {!isLast && (
        <ButtonLink tone={isDone ? 'quiet' : 'primary'} rel="next" href={`${base}?part=${part + 1}`}>
          {t('next')}
        </ButtonLink>
      )}
    </nav>
  )
}
