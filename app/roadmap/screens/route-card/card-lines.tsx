import { useText } from '#app/platform/i18n/use-text.ts'
import { Initials } from '#app/ui/initials.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import type { CardLine } from '../../flow/card-line.server.ts'

/** Tasks of a route card, a line each: one big link, and the small ones above it. */
export function CardLines({ lines }: { lines: CardLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  )
}

// On a phone the name and its state, then number and date; from 600 px all in columns.
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1.5 sm:grid-cols-[3.5rem_minmax(0,1fr)_2rem_8.25rem_9.5rem] sm:gap-x-1 md:grid-cols-[4.5rem_minmax(0,1fr)_2rem_10.5rem_9.75rem] md:gap-x-2 print:!grid-cols-[5rem_minmax(0,1fr)_3rem_15rem_14rem]'

function Line({ line }: { line: CardLine }) {
  const { key, number, title, href, due, who, mark, state } = line
  const id = (part: string) => `${key}-${part}`
  return (
    <li
      className={`${columns} relative min-h-6 border-t border-line-soft px-1.5 py-0.5 first:border-t-0 sm:py-1 hover:bg-hover sm:px-1.5 md:px-2.5 print:!min-h-0 print:!py-px ${line.isOfOrganisation ? 'bg-hover' : ''}`}
    >
      <div className="min-w-0 hyphens-auto sm:col-start-2 sm:row-start-1">
        <a
          id={id('name')}
          href={href}
          aria-labelledby={`${id('number')} ${id('name')} ${id('state')}`}
          className="font-semibold text-ink decoration-teal-line after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:rounded focus-visible:after:shadow-[0_0_0_2px_#1c2a2b] focus-visible:after:outline focus-visible:after:outline-[3px] focus-visible:after:outline-glow"
        >
          {title}
        </a>
      </div>{' '}
      <p className={`col-span-2 row-start-2 text-small sm:contents ${due ? '' : 'hidden'}`}>
        <span id={id('number')} className="whitespace-nowrap tabular-nums text-soft sm:col-start-1 sm:row-start-1">
          {number}
        </span>{' '}
        {due && (
          <>
            <span aria-hidden="true" className="sm:hidden">
              ·{' '}
            </span>
            <span
              className={`sm:col-start-4 sm:row-start-1 sm:text-tag md:text-small ${due.isLate ? 'font-semibold text-red' : 'text-soft'}`}
            >
              {due.words}
            </span>
          </>
        )}
      </p>{' '}
      {who && (
        <span title={who.words} className="hidden sm:col-start-3 sm:row-start-1 sm:grid">
          <Initials
            letters={who.initials}
            kind={who.isOutside ? 'outside' : 'own'}
            className="h-4 w-4 text-[0.8125rem] print:text-[0.8rem]"
          />{' '}
          <span className="sr-only">{who.words}</span>
        </span>
      )}{' '}
      <span
        id={id('state')}
        className="col-start-2 row-start-1 flex flex-col items-start gap-0.5 justify-self-start sm:col-start-5"
      >
        {mark?.sign !== 'waiting' && <StateTag state={state} />}{' '}
        {mark && <StateTag state={mark.sign} label={mark.words} />}
      </span>
      <Below line={line} />
    </li>
  )
}

/** What is said below a task, above the link that the whole line is. */
function Below({ line: { mark, missing, waits, request, reviews, returned, who } }: { line: CardLine }) {
  const t = useText('roadmap/screens/route-card')
  const isGiven = who?.isGiven === true
  if (!isGiven && !missing && waits.length === 0 && !request && reviews.length === 0 && returned.length === 0)
    return null
  return (
    <div className="relative z-10 col-span-2 justify-self-start pb-0.5 text-small text-soft [overflow-wrap:anywhere] sm:col-span-4 sm:col-start-2 print:!pb-0">
      {isGiven && <p className="sm:hidden print:hidden">{who.words}</p>}
      {missing && <StillNeeded missing={missing} />}
      {waits.map(({ words, href }) => (
        <p key={words}>
          {words} {href !== null && <a href={href}>{t('look')}</a>}
        </p>
      ))}
      {request && (
        <p>
          {request.words} <a href={request.href}>{t('look')}</a>
        </p>
      )}
      {reviews.map(({ words, isWell, link }) => (
        <p key={`${link.href} ${words}`} className={isWell ? 'text-green' : 'text-amber'}>
          {words} <a href={link.href}>{link.words}</a>
        </p>
      ))}
      {returned.map((one) => (
        <SentBack key={one.id} isOnTag={mark?.sign === 'returned'} {...one} />
      ))}
    </div>
  )
}

/** A file that was sent back, why, and the way to a new version of it. */
function SentBack({ words, reason, href, isOnTag }: CardLine['returned'][number] & { isOnTag: boolean }) {
  const screens = useText('roadmap/screens')
  return (
    <p>
      <span className="text-red">
        <span className={isOnTag ? 'sr-only sm:not-sr-only' : ''}>{words} </span>“{reason}”
      </span>{' '}
      {href !== null && <a href={href}>{screens('page.newVersion')}</a>}
    </p>
  )
}

/** What a task still needs, each with a link to its field; without links for who only looks. */
function StillNeeded({ missing: { words, links, more } }: { missing: NonNullable<CardLine['missing']> }) {
  const t = useText('roadmap/screens/route-card')
  if (links.length === 0) return <p>{t('stillNeeded', { list: words })}</p>
  return (
    <p>
      {t('needed')}{' '}
      {links.map(({ path, words: name, href }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <a href={href}>{name}</a>
        </span>
      ))}
      {more && (
        <>
          {' '}
          <a href={more.href}>{more.words}</a>
        </>
      )}
    </p>
  )
}
