import { useActionData, useLoaderData } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { momentInForm, usePageField, dayInForm } from '../screens/page-fields.tsx'
import { StepPage } from '../screens/step-page.tsx'
import type { PageAnswer } from '../flow/save-page.server.ts'
import { AdviceList, Meaning, meaningId, Moves } from './consequence.tsx'
import looks from './dates.css?url'
import { shownField, type DatesAround, type DatesOnPage } from './dates-on-page.ts'
import { Month } from './month.tsx'
import { PassedAnswer } from './passed-answer.tsx'
import { EarlierDates, ReasonField } from './reason-field.tsx'

type Data = { dates: DatesOnPage | null; around: DatesAround | null }

type Props = {
  lock?: ReactNode
  /** What stands above the date. */
  before?: ReactNode
  /** The fields with the date: `monthFor` draws what belongs under the field of that name. */
  children: (monthFor: (name: string) => ReactNode) => ReactNode
  /** What stands below it. */
  after?: ReactNode
}

/**
 * A page that asks for a date: its field, a month to choose from, and what the date means before it is saved. Where scripts
 * run, the parts with `data-dates` follow what is typed and chosen (`watch-dates.ts`).
 */
export function DatePage({ lock, before, children, after }: Props) {
  const { dates, around } = useLoaderData<Data>()
  const answer = useActionData<PageAnswer>()
  const made = answer?.dates ?? dates
  return (
    <StepPage lock={lock}>
      {before}
      {made && around ? (
        <Dates made={made} around={around} reason={answer?.reason ?? ''}>
          {children}
        </Dates>
      ) : (
        children(() => null)
      )}
      {after}
    </StepPage>
  )
}

type DatesProps = Pick<Props, 'children'> & { made: DatesOnPage; around: DatesAround; reason: string }

function Dates({ made, around, reason, children }: DatesProps) {
  const t = useText('roadmap/dates')
  const screens = useText('roadmap/screens')
  const monthFor = (name: string) => (
    <Fragment key={name}>
      <ShownDay name={name} />
      <div data-dates={`month ${name}`}>
        {made.month?.name === name ? <Month month={made.month} /> : <OpenMonth name={name} />}
      </div>
    </Fragment>
  )
  return (
    <div data-date-page="">
      <link rel="stylesheet" href={looks} />
      {/* The first button of a form is the one that the Enter key presses. */}
      <button type="submit" name="goTo" value="next" tabIndex={-1} aria-hidden className="sr-only">
        {screens('page.next')}
      </button>
      <div className="date-and-meaning mt-2 grid gap-3">
        <div className="min-w-0">
          {children(monthFor)}
          <div className="mt-1.5">
            <Button tone="quiet" name="goTo" value="preview" formAction={`#${meaningId}`}>
              {t('preview.action')}
            </Button>
          </div>
        </div>
        <Meaning dates={made} />
      </div>
      <div data-dates="advice">
        {made.passed && <PassedAnswer passed={made.passed} />}
        <AdviceList advice={made.advice} />
        <Moves moves={made.moves} />
      </div>
      <ReasonField reason={around.reason} typed={reason} isAsked={made.isChanged || reason !== ''} />
      <EarlierDates earlier={around.earlier} />
    </div>
  )
}

/** Says to the server what the field was filled with, so that it can tell what was changed: the field or the month. */
function ShownDay({ name }: { name: string }) {
  const { value, values } = usePageField(name)
  const day = values.length > 1 || name.endsWith('.date') ? momentInForm(values)[0] : dayInForm(value)
  return <input type="hidden" name={shownField(name)} value={day} />
}

function OpenMonth({ name }: { name: string }) {
  const t = useText('roadmap/dates')
  const { about } = usePageField(name)
  return (
    <Button tone="plain" name="goTo" value={`month:${name}:best`}>
      {t('month.open')}
      {about && <span className="sr-only">: {about}</span>}
    </Button>
  )
}
