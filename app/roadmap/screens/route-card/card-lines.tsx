import { useLocation } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Initials } from '#app/ui/initials.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import type { CardLine } from '../../flow/card-line.server.ts'
import { RowActForm } from '../../row-acts/row-act-form.tsx'

/** Tasks of a route card, a line each: one big link, and the small ones above it. */
export function CardLines({ lines }: { lines: CardLine[] }) {
  const { pathname, search } = useLocation()
  return (
    <ul>
      {lines.map((line) => (
        <Line key={line.key} line={line} address={pathname + search} />
      ))}
    </ul>
  )
}

function Line({ line, address }: { line: CardLine; address: string }) {
  const { key, number, title, href, due, who, mark, state, act, give } = line
  const isBesideDue = act !== null || give !== null
  const id = (part: string) => `${key}-${part}`
  return (
    <li className={line.isOfOrganisation ? 'card-line bg-hover' : 'card-line'}>
      <div className="min-w-0 hyphens-auto sm:col-start-2 sm:row-start-1">
        <a
          id={id('name')}
          href={href}
          aria-labelledby={`${id('number')} ${id('name')} ${id('state')}`}
          className="row-link text-ink"
        >
          {title}
        </a>
      </div>{' '}
      <p className={`row-start-2 text-small sm:contents ${isBesideDue ? '' : 'col-span-2'} ${due ? '' : 'hidden'}`}>
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
      {give && (
        <a
          href={give.href}
          title={give.label}
          className="relative z-10 col-start-2 row-start-2 -my-1 grid min-h-target min-w-target place-items-center justify-self-end no-underline sm:col-start-3 sm:row-start-1 sm:justify-self-center print:hidden"
        >
          <Initials letters="+" kind="nobody" className="h-4 w-4" />
          <span className="sr-only">{give.label}</span>
        </a>
      )}{' '}
      <span
        id={id('state')}
        className="col-start-2 row-start-1 flex flex-col items-start gap-0.5 justify-self-start sm:col-start-5"
      >
        {mark ? <StateTag state={mark.sign} label={mark.words} /> : <StateTag state={state} />}
      </span>
      <Below line={line} />
      {act && (
        <RowActForm
          act={act}
          action={address}
          isNarrow
          className="col-start-2 row-start-2 justify-self-end sm:col-start-5 sm:justify-self-start print:hidden"
        />
      )}
    </li>
  )
}

/** What is said below a task, above the link that the whole line is. */
function Below({ line }: { line: CardLine }) {
  const { mark, missing, notNeeded, waits, request, reviews, returned, who, act } = line
  const t = useText('roadmap/screens/route-card')
  const isGiven = who?.isGiven === true
  const said = [isGiven, missing, notNeeded, request, waits.length, reviews.length, returned.length]
  if (!said.some(Boolean)) return null
  return (
    <div
      className={`relative z-10 col-span-2 justify-self-start pb-0.5 text-small text-soft [overflow-wrap:anywhere] ${act ? 'sm:col-span-3' : 'sm:col-span-4'} sm:col-start-2 print:!pb-0`}
    >
      {isGiven && <p className="sm:hidden print:hidden">{who.words}</p>}
      {missing && <StillNeeded missing={missing} />}
      {notNeeded && (
        <p>
          {notNeeded.words} {notNeeded.href !== null && <a href={notNeeded.href}>{t('thisAnswer')}</a>}
        </p>
      )}
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
