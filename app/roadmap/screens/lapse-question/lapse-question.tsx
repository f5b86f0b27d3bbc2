import { useLocation } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { groupBy } from '../../flow/group-by.ts'
import { lapseField } from '../../flow/lapse-field.ts'
import type { RefusedPage } from '../../flow/save-page.server.ts'
import { inputId } from '../../rules/paths.ts'

/** How many locations the question names. */
const mostPlaces = 10

type Lapsing = NonNullable<RefusedPage['lapsing']>

type Props = {
  lapsing: Pick<Lapsing, 'answers'>
  /** True where provider staff save it, who ask nobody again on behalf of the organisation. */
  isStaff?: boolean
}

/**
 * Asks before a save that lets answers to an agreement lapse: whose, and whether they are asked again. It stands in the form of the
 * page, above its fields, which hold what was typed. The ids go along, so that somebody who answers meanwhile is asked about too.
 */
export function LapseQuestion({ lapsing: { answers }, isStaff = false }: Props) {
  const t = useText('roadmap/screens/lapse-question')
  const { pathname, search } = useLocation()
  const ids = answers.map(({ id }) => id).join(',')
  return (
    <div
      id={inputId(lapseField)}
      tabIndex={-1}
      className="mb-4 mt-3 rounded border-2 border-amber bg-amber-wash px-2 py-1.5 [overflow-wrap:anywhere]"
    >
      <h2>{t('title', { count: answers.length })}</h2>
      <Answers answers={answers} />
      <p className="mt-1 max-w-line">
        {t('text')} {isStaff && t('textStaff')}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {!isStaff && (
          <Button name={lapseField} value={`ask:${ids}`}>
            {t('ask')}
          </Button>
        )}
        <Button tone="quiet" name={lapseField} value={`only:${ids}`}>
          {t('only')}
        </Button>
        <a
          href={pathname + search}
          className="inline-flex min-h-target items-center font-medium text-teal-dark underline-offset-3"
        >
          {t('leave')}
        </a>
      </div>
    </div>
  )
}

/** Whose answers they are: by location where they are of more than one, and not of hundreds. */
function Answers({ answers }: Pick<Lapsing, 'answers'>) {
  const t = useText('roadmap/screens/lapse-question')
  const places = [...groupBy(answers, ({ locationIndex }) => String(locationIndex)).values()]
  const shown = places.slice(0, mostPlaces)
  const more = answers.length - shown.flat().length
  return (
    <ul className="mt-1 list-disc pl-3">
      {places.length === 1
        ? answers.map((answer) => <Answer key={answer.id} answer={answer} isPlaced />)
        : shown.map((ofPlace) => (
            <li key={ofPlace[0]?.id}>
              {ofPlace[0]?.location ?? t('organisation')}
              <ul className="list-disc pl-3">
                {ofPlace.map((answer) => (
                  <Answer key={answer.id} answer={answer} />
                ))}
              </ul>
            </li>
          ))}
      {more > 0 && <li>{t('more', { count: more })}</li>}
    </ul>
  )
}

type AnswerProps = { answer: Lapsing['answers'][number]; isPlaced?: boolean }

function Answer({ answer: { name, task, location, isSigned }, isPlaced = false }: AnswerProps) {
  const t = useText('roadmap/screens/lapse-question')
  return (
    <li>
      {t(isSigned ? 'signed' : 'agreed', { name, task })} {isPlaced && location !== null && t('at', { location })}
    </li>
  )
}

/** Says above a page outside the tasks that its form has a question. */
export function LapseSummary({ lapsing: { answers } }: Pick<Props, 'lapsing'>) {
  const t = useText('roadmap/screens/lapse-question')
  const title = useText('roadmap/screens')('lapse.title')
  return (
    <ErrorSummary
      title={title}
      errors={[{ fieldId: inputId(lapseField), message: t('notYet', { count: answers.length }) }]}
    />
  )
}

/**
 * What the button asked for that was pressed before the question came, for the one that answers it. It stands below all other buttons:
 * of these the one that is pressed comes first in what is sent.
 */
export const GoOnAsAsked = ({ lapsing }: { lapsing: Lapsing }) => (
  <input type="hidden" name="goTo" value={lapsing.goTo} />
)
