import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { assigneeAction, loadAssigneePage, type GivingAnswer } from '#app/roadmap/assigning/assignee-page.server.ts'
import { AssignmentHistory } from '#app/roadmap/assigning/assignment-history.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownIn } from '#app/ui/conform-fields.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, Select, TextArea } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = titledByLoader

export const loader = loadAssigneePage
export const action = assigneeAction

/** Who does a task: it is given to somebody here, taken on, given back, or taken back. */
export default function Assignee() {
  const t = useText('roadmap/assigning')
  const { isDone, doer, task, lines } = useLoaderData<typeof loader>()
  const answer = useActionData<GivingAnswer>()
  const errors = answer?.result.error ?? {}
  return (
    <>
      <ErrorSummary
        errors={(['assignee', 'wish', 'note'] as const).flatMap((field) =>
          (errors[field] ?? []).map((message) => ({ fieldId: field, message })),
        )}
      />
      {answer?.problem && (
        <div className="mb-3">
          <Banner kind="error" title={t('notGiven')}>
            <p>{t(answer.problem)}</p>
          </Banner>
        </div>
      )}
      <PageTitle lead={isDone ? t('completed') : t('lead')}>{t('title')}</PageTitle>
      {!isDone && <Now />}
      {isDone ? (
        <p className="mt-2">
          <ButtonLink tone="plain" href={task}>
            {t('form.back')}
          </ButtonLink>
        </p>
      ) : (
        <section aria-labelledby="give" className="mt-4">
          <h2 id="give" className={doer ? '' : 'sr-only'}>
            {t('form.heading')}
          </h2>
          <GiveForm answer={answer} />
        </section>
      )}
      <AssignmentHistory lines={lines} heading={t('history.heading')} />
    </>
  )
}

/** Who does it now, and what the reader can say to that. */
function Now() {
  const t = useText('roadmap/assigning')
  const { doer, seen } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  if (!doer) return <p className="mt-3 font-semibold">{t('now.nobody')}</p>
  const { name, giver, note, since, due, isMe, isNew, isOwn, linkHref } = doer
  return (
    <Card as="section" accent className="mt-3 max-w-line [overflow-wrap:anywhere]">
      <h2>{isMe ? t('line.me') : t(linkHref ? 'line.link' : 'line.other', { name })}</h2>
      <p className="mt-0.5 text-small text-soft">
        {since !== null && (isOwn ? t('now.byMyself', { day: since }) : t('now.since', { giver, day: since }))}{' '}
        {due !== null && t('now.wish', { day: due })} {isNew && !isMe && t('now.isNew', { name })}
      </p>
      {note !== '' && <p className="mt-1 whitespace-pre-line">“{note}”</p>}
      {linkHref ? (
        <p className="mt-1">
          <a href={linkHref} className="inline-flex min-h-target items-center">
            {t('now.lookAtLink')}
          </a>
        </p>
      ) : (
        <Form method="post" action={pathname + search} className="mt-2 flex flex-wrap items-center gap-2">
          <CsrfField />
          <input type="hidden" name="seen" value={seen} />
          {isMe && isNew && (
            <Button name="goTo" value="accept">
              {t('accept')}
            </Button>
          )}
          <Button tone="quiet" name="goTo" value="end">
            {isMe ? (isOwn ? t('giveBack') : t('giveBackTo', { name: giver })) : t('takeBack')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

function GiveForm({ answer }: { answer: GivingAnswer | undefined }) {
  const t = useText('roadmap/assigning')
  const { options, isForAccounts, seen, locationId, longestNote, earliest, task } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const errors = answer?.result.error ?? {}
  const sent = (name: string) => shownIn({ initialValue: answer?.result.initialValue?.[name] })
  return (
    <Form method="post" action={pathname + search} className="mt-2 max-w-form" noValidate>
      <CsrfField />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="locationId" value={locationId} />
      <Field
        id="assignee"
        label={t('form.assignee')}
        hint={t(isForAccounts ? 'form.onlyAccounts' : 'form.assigneeHint')}
        errors={errors.assignee ?? []}
      >
        {(wiring) => (
          <Select
            {...wiring}
            name="assignee"
            width="full"
            empty={t('form.choose')}
            options={options}
            defaultValue={sent('assignee')}
          />
        )}
      </Field>
      <Field id="wish" label={t('form.wish')} optional errors={errors.wish ?? []}>
        {(wiring) => (
          <Input {...wiring} type="date" name="wish" width="medium" min={earliest} defaultValue={sent('wish')} />
        )}
      </Field>
      <Field id="note" label={t('form.note')} hint={t('form.noteHint')} optional errors={errors.note ?? []}>
        {(wiring) => <TextArea {...wiring} name="note" rows={3} maxLength={longestNote} defaultValue={sent('note')} />}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button name="goTo" value="give">
          {t('form.send')}
        </Button>
        <ButtonLink tone="plain" href={task}>
          {t('form.back')}
        </ButtonLink>
      </div>
    </Form>
  )
}
