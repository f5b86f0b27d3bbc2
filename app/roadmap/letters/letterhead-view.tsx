import { Fragment } from 'react'
import type { Letterhead, Line } from './letter.ts'
import { Words } from './words.tsx'

/** What stands above a letter that is posted; on paper its address shows in the window of an envelope. */
export function LetterheadView({ head, title }: { head: Letterhead; title: string }) {
  return (
    <header className="letter-head">
      {head.logo && <img {...head.logo} alt={head.logo.alt} className="letter-logo" />}
      <p className="letter-from">
        <Lines lines={head.from} />
      </p>
      <address className="letter-window">
        <small>
          <Words line={head.returnTo} />
        </small>{' '}
        <Lines lines={head.to} />
      </address>
      <dl className="letter-about">
        <dt>{head.date.name}</dt>
        <dd>{head.date.value}</dd>
        <dt>{head.subject}</dt>
        <dd>
          <h2>{title}</h2>
        </dd>
      </dl>
      <i className="letter-fold" aria-hidden="true" />
      <i className="letter-fold" aria-hidden="true" />
    </header>
  )
}

/** The space keeps two lines apart in browsers without styles. */
const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.map((line, n) => (
    <Fragment key={n}>
      <span className="block">
        <Words line={line} />
      </span>{' '}
    </Fragment>
  ))
