import { randomUUID } from 'node:crypto'
import { getFormProps, useForm } from '@conform-to/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { limitsOf } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readKnown } from '#app/persistence/organisations/namesakes.server.ts'
import { listStaff } from '#app/persistence/staff/owners.server.ts'
import { colleagueChoices } from '#app/staff/colleague-choices.server.ts'
import { onboard } from '#app/staff/organisations/onboarding/action.server.ts'
import { AddedList } from '#app/staff/organisations/onboarding/added-list.tsx'
import { OnboardingFields } from '#app/staff/organisations/onboarding/form-fields.tsx'
import { onboardingForm } from '#app/staff/organisations/onboarding/form.server.ts'
import { maxOrganisations } from '#app/staff/organisations/onboarding/limits.ts'
import { NamesakeQuestions } from '#app/staff/organisations/onboarding/namesake-questions.tsx'
import { SheetFields } from '#app/staff/organisations/onboarding/sheet-fields.tsx'
import { SheetReview } from '#app/staff/organisations/onboarding/sheet-review.tsx'
import {
  onboardingFields,
  type OnboardingAnswer,
  type OnboardingValues,
} from '#app/staff/organisations/onboarding/values.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/organisations', key: 'new.title' } }

/** GET /admin/organisations/new?added=: an empty form, or what was added from a list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const asked = new URL(request.url).searchParams.get('added') ?? ''
  const ids = asked.split(' ').filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
  const [staff, known] = await Promise.all([listStaff(actor), readKnown(actor, ids.slice(0, maxOrganisations))])
  return {
    formId: randomUUID(),
    constraint: limitsOf(onboardingForm),
    staff: colleagueChoices(staff),
    self: actor.userId,
    added: known.map(({ id, name, locations, users }) => ({ id, name, locations, users })),
  }
}

export const action = onboard

/** The form for a new organisation and all that comes with it; the lines of a list that was checked; or what was added. */
export default function NewOrganisation() {
  const { formId, constraint, staff, self, added } = useLoaderData<typeof loader>()
  const t = useText('staff/organisations')
  const say = useText('staff/organisations/onboarding')
  const answer = useActionData<OnboardingAnswer>()
  const [form, fields] = useForm<OnboardingValues>({
    id: 'details',
    defaultValue: { owner: self, invite: 'yes' },
    lastResult: answer?.result,
    constraint,
  })
  if (added.length > 0 && !answer) return <AddedList added={added} />
  const errors: Record<string, string[] | null> = form.allErrors
  return (
    <>
      <FormProblems errors={errors} order={onboardingFields} />
      {!answer?.sheet && <PageTitle lead={say('lead')}>{t('new.title')}</PageTitle>}
      <StaffForm encType="multipart/form-data" className="mt-2" {...getFormProps(form)} noValidate={false}>
        <CsrfField />
        <input type="hidden" name="formId" value={answer?.formId ?? formId} />
        {answer?.sheet ? (
          <SheetReview answer={answer} sheet={answer.sheet} fields={fields} staff={staff} fileErrors={errors.file} />
        ) : (
          <>
            <NamesakeQuestions namesakes={answer?.namesakes ?? []} agreed={answer?.agreed ?? []} />
            <OnboardingFields fields={fields} staff={staff} />
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Button name="intent" value="add">
                {t('new.save')}
              </Button>
              <ButtonLink tone="plain" href="/admin/organisations">
                {t('new.back')}
              </ButtonLink>
            </div>
            <Card as="section" className="mt-4">
              <h2>{say('list.title')}</h2>
              <p>{say('list.lead')}</p>
              <SheetFields fields={fields} fileErrors={errors.file ?? undefined} rows={4} />
              <Button className="mt-2" tone="quiet" name="intent" value="check">
                {say('list.check')}
              </Button>
            </Card>
          </>
        )}
      </StaffForm>
    </>
  )
}
