import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import {
  loadRequestPage,
  requestAction,
  type RequestAnswer,
  type RequestOnPage,
} from '#app/roadmap/requests/request-page.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownIn } from '#app/ui/conform-fields.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = titledByLoader

export const loader = loadRequestPage
export const action = requestAction

/** Where a location says that a task does not apply to it: a question to us, which changes nothing of the task. */
export default function DoesNotApply() {
  const t = useText('roadmap/requests')
  const { title, open, earlier, isCompleted, task } = useLoaderData<typeof loader>()
  const answer = useActionData<RequestAnswer>()
  const errors = answer?.result.error?.reason ?? []
  const canAsk = !open && !isCompleted
  return (
    <>
      <ErrorSummary errors={errors.map((message) => ({ fieldId: 'reason', message }))} />
      {answer?.problem && (
        <div className="mb-3">
          <Banner kind="error" title={t('notPossible')}>
            <p>{t(answer.problem)}</p>
          </Banner>
        </div>
      )}
      <PageTitle lead={canAsk ? t('lead') : isCompleted ? t('completed') : undefined}>{title}</PageTitle>
      {canAsk && <RequestForm answer={answer} errors={errors} />}
      {open && <OpenRequest request={open} />}
      {!canAsk && (
        <p className="mt-2">
          <ButtonLink tone="plain" href={task}>
            {t('backOpen')}
          </ButtonLink>
        </p>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier" className="mt-5">
          <h2 id="earlier">{t('list.earlier')}</h2>
          {earlier.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </section>
      )}
    </>
  )
}

function RequestForm({ answer, errors }: { answer: RequestAnswer | undefined; errors: string[] }) {
  const t = useText('roadmap/requests')
  const { place, locationId, longest, task } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={pathname + search} className="mt-3 max-w-form" noValidate>
      <CsrfField />
      <input type="hidden" name="locationId" value={locationId} />
      <Field id="reason" label={t('reason', { place })} hint={t('reasonHint')} errors={errors}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="reason"
            rows={5}
            maxLength={longest}
            defaultValue={shownIn({ initialValue: answer?.result.initialValue?.reason })}
          />
        )}
      </Field>
      <p className="mt-1 max-w-line text-small text-soft">{t('readers')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button>{t('send')}</Button>
        <ButtonLink tone="plain" href={task}>
          {t('back')}
        </ButtonLink>
      </div>
    </Form>
  )
}

function OpenRequest({ request }: { request: RequestOnPage }) {
  const t = useText('roadmap/requests')
  const { pathname, search } = useLocation()
  return (
    <section aria-labelledby="open" className="mt-3">
      <h2 id="open">{t('list.title')}</h2>
      <RequestCard request={request} />
      <Form method="post" action={pathname + search} className="mt-2">
        <CsrfField />
        <Button tone="quiet" name="withdraw" value={request.id}>
          {t('withdraw')}
        </Button>
      </Form>
    </section>
  )
}

function RequestCard({ request: { reason, asked, answer, withdrawn } }: { request: RequestOnPage }) {
  const t = useText('roadmap/requests')
  return (
    <Card as="article" className="mt-2 max-w-line [overflow-wrap:anywhere]">
      <p className="whitespace-pre-line">{reason}</p>
      <p className="mt-0.5 text-small text-soft">{t('list.by', asked)}</p>
      {answer ? (
        <>
          <h3 className="mt-2">{t('list.answer')}</h3>
          <p className="whitespace-pre-line">{answer.words}</p>
          <p className="mt-0.5 text-small text-soft">{t('list.answerBy', answer)}</p>
        </>
      ) : (
        <p className="mt-1 font-semibold">{withdrawn ? t('list.withdrawn', withdrawn) : t('list.waits')}</p>
      )}
    </Card>
  )
}
