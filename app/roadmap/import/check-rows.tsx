import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ListRemarks } from '#app/platform/spreadsheet/list-remarks.tsx'
import { OtherSheets } from '#app/platform/spreadsheet/other-sheets.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { LapseQuestion, LapseSummary } from '../screens/lapse-question/lapse-question.tsx'
import { importAddress, importFormId } from './addresses.ts'
import type { CheckAnswer } from './answer.ts'
import { ImportSteps } from './import-steps.tsx'
import { RowsOfPart } from './rows-of-part.tsx'

const parts = ['mend', 'look', 'good', 'left'] as const

/** The rows of a sheet, those to be mended first. The whole sheet travels with the form, also what is not shown. */
export function CheckRows({ answer }: { answer: CheckAnswer }) {
  const t = useText('roadmap/import')
  const { rows, counts, show, errors, fileName, isReady, sheetName: sheet, offer } = answer
  const lapsing = answer.lapsing && { answers: answer.lapsing }
  const partsShown = show === 'all' ? parts : parts.filter((part) => part === show)
  return (
    <>
      {lapsing && <LapseSummary lapsing={lapsing} />}
      {show !== 'look' && <ErrorSummary errors={errors} title={t('wrong', { count: counts.mend })} />}
      <PageTitle
        lead={
          <>
            {fileName !== '' && (
              <>{sheet === '' ? t('from', { file: fileName }) : t('fromSheet', { file: fileName, sheet })} </>
            )}
            <strong>{t('notSaved')}</strong>
          </>
        }
      >
        {t('checkTitle', { count: counts.all })}
      </PageTitle>
      <ImportSteps at={isReady ? 'save' : 'check'} />
      <Said answer={answer} />
      <Form id={importFormId} method="post" action={importAddress} noValidate className="mt-2">
        <CsrfField />
        <Carried answer={answer} />
        {lapsing && <LapseQuestion lapsing={lapsing} />}
        <Chips answer={answer} />
        {partsShown.map((part) => (
          <RowsOfPart
            key={part}
            part={part}
            rows={rows.filter((row) => row.part === part)}
            proposals={part === 'look' ? answer.proposals : 0}
          />
        ))}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {isReady && !lapsing && (
            <Button name="intent" value="save">
              {t('save')}
            </Button>
          )}
          <Button tone={isReady ? 'quiet' : 'primary'} name="intent" value="check">
            {t('again')}
          </Button>
          <ButtonLink tone="plain" href={importAddress}>
            {t('other')}
          </ButtonLink>
          {!isReady && <span className="text-small text-soft">{t('whenGood')}</span>}
        </div>
        <OtherSheets offer={offer} />
      </Form>
    </>
  )
}

/** What is to be known of the sheet as a whole. */
function Said({ answer }: { answer: CheckAnswer }) {
  const t = useText('roadmap/import')
  const { remarks, isReady, isChanged, totals, counts } = answer
  return (
    <div className="grid gap-1">
      {isChanged && (
        <Banner kind="error" title={t('changed')}>
          {t('changedText')}
        </Banner>
      )}
      <ListRemarks remarks={remarks} />
      {isReady && (
        <Banner kind="success" title={t('ready')}>
          {t('readyText', totals)}
        </Banner>
      )}
      {counts.left === counts.all && <Banner kind="info">{t('allLeft')}</Banner>}
    </div>
  )
}

/** The sheet as it travels with the form. */
function Carried({ answer }: { answer: CheckAnswer }) {
  const { sent, blanks, unknownHeads, formId, seen, show, fileName, isGuess, sheetName, separator } = answer
  const lists = { rows: sent, blanks, unknownHeads }
  const ofFile = { fileName, isGuess: isGuess ? 'yes' : '', sheetName, separator: separator ?? '' }
  const single = { formId, seen, shown: show, ...ofFile }
  return (
    <>
      {Object.entries(single).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(lists).flatMap(([name, values]) =>
        values.map((value, at) => <input key={`${name}-${at}`} type="hidden" name={name} value={value} />),
      )}
    </>
  )
}

/** Which rows are shown: buttons, so that nothing that is typed is lost. */
function Chips({ answer: { counts, show } }: { answer: CheckAnswer }) {
  const t = useText('roadmap/import')
  const shown = (['all', 'mend', 'look'] as const).filter((key) => key === 'all' || counts[key] > 0)
  if (shown.length === 1) return null
  return (
    <div role="group" aria-label={t('show.label')} id="rows" className="flex flex-wrap gap-1">
      {shown.map((key) => (
        <span key={key}>
          <button
            name="show"
            value={key}
            formAction={`${importAddress}#rows`}
            aria-pressed={key === show}
            className={`inline-flex min-h-target items-center gap-1 rounded-pill border-[1.5px] px-2 text-small hover:border-teal ${
              key === show
                ? 'border-teal bg-teal-wash font-strong text-teal-dark forced-colors:outline'
                : 'border-edge bg-card text-ink'
            }`}
          >
            {t(`show.${key}`)} <span className="font-semibold text-soft">{counts[key]}</span>
          </button>{' '}
        </span>
      ))}
    </div>
  )
}
