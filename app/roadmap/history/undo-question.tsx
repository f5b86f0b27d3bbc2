import { Form, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LapseQuestion } from '../screens/lapse-question/lapse-question.tsx'
import type { UndoAnswer } from './history-action.server.ts'
import { HistoryValues } from './history-change.tsx'

// The browser itself moves the focus here.
const focusOnLoad = { autoFocus: true }

/**
 * Says why a change was not undone. Where it was changed again since, a second button undoes it all the same; where answers to an
 * agreement would lapse, it asks about them.
 */
export function UndoQuestion({ answer, locationId }: { answer: UndoAnswer; locationId: string | null }) {
  const t = useText('roadmap/history')
  const { pathname, search } = useLocation()
  const { reason, question, lapsing } = answer
  return (
    <div
      role="alert"
      tabIndex={-1}
      className={
        lapsing ? 'mb-3' : `mb-3 rounded border-2 bg-card px-3 py-2 ${question ? 'border-amber' : 'border-red'}`
      }
      {...focusOnLoad}
    >
      {question && <h2>{t('question', { label: question.label })}</h2>}
      <p className="max-w-line">{reason}</p>
      {question && (
        <>
          <HistoryValues
            none={t(question.isRow ? 'gone' : 'nothing')}
            values={[
              { term: t('now'), value: question.now },
              { term: t('becomes'), value: question.before },
            ]}
          />
          <Form method="post" action={pathname + search} className="mt-2 flex flex-wrap gap-2">
            <Sent version={question.version} locationId={locationId} isConfirmed />
            <Button name="change" value={question.change}>
              {t('confirm')}
            </Button>
            <ButtonLink tone="quiet" href={pathname + search}>
              {t('cancel')}
            </ButtonLink>
          </Form>
        </>
      )}
      {lapsing && (
        <Form method="post" action={pathname + search}>
          <Sent version={lapsing.version} locationId={locationId} isConfirmed={lapsing.isConfirmed} />
          <input type="hidden" name="change" value={lapsing.change} />
          <LapseQuestion lapsing={lapsing} />
        </Form>
      )}
    </div>
  )
}

type SentProps = { version: number | null; locationId: string | null; isConfirmed: boolean }

/** What is sent with the button of a question, as with the one that asked for it. */
function Sent({ version, locationId, isConfirmed }: SentProps) {
  return (
    <>
      <CsrfField />
      {version !== null && <input type="hidden" name="version" value={version} />}
      {locationId && <input type="hidden" name="locationId" value={locationId} />}
      {isConfirmed && <input type="hidden" name="confirmed" value="true" />}
    </>
  )
}
