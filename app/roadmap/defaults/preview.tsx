import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { NotApplied } from './apply.server.ts'
import { DifferingPlaces, EmptyPlaces, firstBox, StayingPlaces } from './preview-places.tsx'
import type { PreviewData } from './preview.server.ts'

type Props = { page: PreviewData; answer: NotApplied | undefined }

const formId = 'apply'

/** What an answer changes at which location, in three groups; what is ticked takes it over. */
export function PreviewPage({ page, answer }: Props) {
  const t = useText('roadmap/defaults')
  const { empty, differs, isSaid } = page
  const canApply = isSaid && empty.length + differs.length > 0
  return (
    <>
      <ErrorSummary
        errors={
          answer ? [{ fieldId: canApply ? firstBox : formId, message: t(`preview.errors.${answer.notApplied}`) }] : []
        }
      />
      <PageTitle lead={t('preview.lead')}>{page.title}</PageTitle>
      <Answer page={page} />
      {canApply ? <ApplyForm page={page} answer={answer} /> : <NothingToApply page={page} />}
    </>
  )
}

function ApplyForm({ page, answer }: Props) {
  const t = useText('roadmap/defaults')
  const { back } = page
  return (
    <Form id={formId} method="post" action={page.address} className="[counter-reset:chosen]">
      <CsrfField />
      <input type="hidden" name="act" value={page.act} />
      <input type="hidden" name="answer" value={page.seen} />
      <EmptyPlaces page={page} isTicked={answer?.notApplied !== 'none-chosen'} />
      <DifferingPlaces page={page} isAsked={answer?.notApplied === 'none-chosen'} />
      <StayingPlaces page={page} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button name="goTo" value="apply">
          <span>
            {t('preview.apply')} {/* Counted by the browser's styles, so that it is right with and without script. */}
            <span aria-hidden="true" className="tabular-nums after:content-['('_counter(chosen)_')']" />
          </span>
        </Button>
        <ButtonLink tone="plain" href={back}>
          {t('preview.back')}
        </ButtonLink>
        <span className="text-small text-soft">{t('preview.undoHint')}</span>
      </div>
    </Form>
  )
}

/** Where nothing can be chosen: what stays, and the way back. */
function NothingToApply({ page }: { page: PreviewData }) {
  const t = useText('roadmap/defaults')
  return (
    <div id={formId}>
      <StayingPlaces page={page} />
      {page.isSaid && <p className="mt-3">{t('preview.nothingToDo')}</p>}
      <div className="mt-4">
        <ButtonLink tone="plain" href={page.back}>
          {t('preview.back')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The answer itself, in words. */
function Answer({ page: { answers, from, back, isSaid } }: { page: PreviewData }) {
  const t = useText('roadmap/defaults')
  const said = answers.flatMap(({ legend, answers: own }) => own.map((one) => ({ legend, ...one })))
  return (
    <Card as="section" className="mt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>{from ? t('preview.copied', { name: from.name }) : t('preview.answer')}</h2>{' '}
        {!from && (
          <a href={back} className="inline-flex min-h-target items-center">
            {t('preview.change')}
          </a>
        )}
      </div>
      {!isSaid && <p>{t('preview.noAnswer')}</p>}
      <dl className="mt-1 grid gap-x-3 gap-y-0.5 sm:grid-cols-[16rem_minmax(0,1fr)]">
        {said.map(
          ({ legend, name, label, value }) =>
            value !== null && (
              <div key={name} className="contents">
                <dt className="text-soft">{legend ? `${legend}, ${label}` : label}</dt>
                <dd className="whitespace-pre-line font-semibold [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
