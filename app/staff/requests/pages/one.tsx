import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { answerRequest, loadRequest, type AnswerRefused, type OneRequest } from '#app/staff/requests/one.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownIn } from '#app/ui/conform-fields.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle<OneRequest | undefined> = { title: (_, request) => request?.item ?? '' }

export const loader = loadRequest
export const action = answerRequest

/** One request of an organisation, and the answer to it. */
export default function Request() {
  const t = useText('staff/requests')
  const request = useLoaderData<typeof loader>()
  const answer = useActionData<AnswerRefused>()
  const { item, location, organisation, asked, reason, withdrawn } = request
  const { error } = answer?.result ?? {}
  const errors = [...(error?.answer ?? []), ...(error?.verdict ?? [])]
  return (
    <>
      <Breadcrumb above={[{ href: request.list, label: t('title') }]} here={item} />
      <ErrorSummary errors={errors.map((message) => ({ fieldId: 'answer', message }))} />
      {answer?.isChanged && (
        <div className="mb-3">
          <Banner kind="error" title={t('one.changedTitle')}>
            <p>{t('one.changed')}</p>
            {request.answered && (
              <>
                <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{request.answer}</p>
                <p className="text-small text-soft">{t('one.answeredBy', request.answered)}</p>
              </>
            )}
          </Banner>
        </div>
      )}
      <PageTitle lead={t('one.place', { location, organisation })}>{item}</PageTitle>
      <Card as="section" className="mt-3 max-w-line [overflow-wrap:anywhere]">
        <h2>{t('one.reason')}</h2>
        <p className="mt-1 whitespace-pre-line">{reason}</p>
        <p className="mt-1 text-small text-soft">{t('one.askedBy', asked)}</p>
      </Card>
      <p className="mt-2">
        <a href={request.card} className="inline-flex min-h-target items-center">
          {t('one.toTask')}
        </a>
      </p>
      {withdrawn ? (
        <div className="mt-2">
          <Banner kind="info" live={false}>
            <p>{t('one.withdrawn', withdrawn)}</p>
          </Banner>
        </div>
      ) : (
        <AnswerForm request={request} answer={answer} errors={errors} />
      )}
    </>
  )
}

type FormProps = { request: OneRequest; answer: AnswerRefused | undefined; errors: string[] }

function AnswerForm({ request, answer, errors }: FormProps) {
  const t = useText('staff/requests')
  const { pathname } = useLocation()
  const { organisation, answered, longest, seenAt } = request
  const typed = answer?.result.initialValue
  return (
    <StaffForm action={pathname} className="max-w-form" noValidate>
      <CsrfField />
      <input type="hidden" name="seenAt" value={seenAt ?? ''} />
      <Field id="answer" label={t('one.answer')} hint={t('one.answerHint', { organisation })} errors={errors}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="answer"
            rows={5}
            maxLength={longest}
            defaultValue={typed ? shownIn({ initialValue: typed.answer }) : request.answer}
          />
        )}
      </Field>
      {answered && (
        <p className="mt-1 text-small text-soft">
          {request.agreed !== null && <b>{t(request.agreed ? 'one.agreed' : 'one.disagreed')}</b>}{' '}
          {t('one.answeredBy', answered)}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <Button name="verdict" value="agree" tone={answered && request.agreed !== true ? 'plain' : 'primary'}>
          {t('agree')}
        </Button>{' '}
        <Button name="verdict" value="disagree" tone="plain">
          {t('disagree')}
        </Button>
      </p>
    </StaffForm>
  )
}
