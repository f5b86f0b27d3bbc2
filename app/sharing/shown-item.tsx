import { useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { asPdf } from '../roadmap/flow/addresses.ts'
import { LetterView } from '../roadmap/letters/letter-view.tsx'
import type { ItemOnPaper } from './letterheads.server.ts'

type Props = {
  item: ItemOnPaper
  /** The address of the link. */
  base: string
  /** True where the page has its name already. */
  isOnly?: boolean
}

/** One task as people see it who come by a link: its answers, and its letters with a file of each. */
export function ShownTask({ item, base, isOnly = false }: Props) {
  const id = `task-${item.key}`
  return (
    <section aria-labelledby={id} className={isOnly ? 'mt-2' : 'mt-4'}>
      <h2 id={id} className={isOnly ? 'sr-only' : undefined}>
        {item.title}
      </h2>
      <ShownAnswers groups={item.groups} />
      {item.handOuts.map((handOut) => (
        <HandOut key={handOut.name} handOut={handOut} address={`${base}/letters/${item.key}/${handOut.name}`} />
      ))}
    </section>
  )
}

/** The answers of a task, with their questions. */
export function ShownAnswers({ groups }: Pick<ItemOnPaper, 'groups'>) {
  const t = useText('sharing/guest')
  if (groups.length === 0) return null
  return (
    <Card className="mt-1">
      {groups.map(({ legend, answers }, n) => (
        <div key={n}>
          {legend && <h3 className={`mb-1 ${n > 0 ? 'mt-3' : ''}`}>{legend}</h3>}
          <dl>
            {answers.map(({ name, label, value }) => (
              <div
                key={name}
                className="break-inside-avoid border-t border-line-soft py-1 first:border-t-0 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-2"
              >
                <dt className="font-semibold">{label}</dt>
                <dd className="min-w-0 whitespace-pre-line break-words">
                  {value ?? <span className="text-soft">{t('read.none')}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Card>
  )
}

function HandOut({ handOut, address }: { handOut: ItemOnPaper['handOuts'][number]; address: string }) {
  const t = useText('sharing/guest')
  const { letter, document } = handOut
  const title = document?.title ?? letter?.title
  if (title === undefined) return null
  return (
    <>
      {letter && <LetterView letter={letter} />}
      <p className="mt-1 flex flex-wrap gap-x-2 gap-y-1 print:hidden">
        <a href={address} download className="inline-flex min-h-target items-center">
          {t(document ? 'read.document' : 'read.letterOf', { title })}
        </a>
        {letter && (
          <>
            {' '}
            <a href={asPdf(address)} download className="inline-flex min-h-target items-center">
              {t('read.letterPdfOf', { title })}
            </a>
          </>
        )}
      </p>
    </>
  )
}
