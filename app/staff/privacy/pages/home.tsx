import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { erasePerson, type EraseRefusal } from '#app/staff/privacy/erase.server.ts'
import { FoundTables } from '#app/staff/privacy/found-tables.tsx'
import { EraseForm } from '#app/staff/privacy/erase-form.tsx'
import { askedPerson, loadPerson } from '#app/staff/privacy/load.server.ts'
import { isEnough } from '#app/staff/privacy/look-up.server.ts'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { OrganisationChoice } from '#app/ui/list/filter.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = { title: { namespace: 'staff/privacy', key: 'title' } }

export const loader = byTypedOrganisation(loadPerson)

type Answer = { result?: SubmissionResult<string[]>; refused?: EraseRefusal }

const eraseForm = z.object({ where: z.array(z.string()).min(1), sure: z.literal('yes') })

/**
 * Erases the person of the form in the places that were ticked. Answers 303; the page again with 422 where no e-mail
 * address or no place was given or it is not sure, 409 where it cannot be.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'privacy')
  const form = await readOwnForm(request, context)
  const asked = askedPerson(form)
  const t = textFor(context.language, 'staff/privacy')
  if (!isEnough(asked)) return data<Answer>({ result: { error: { email: [t('short')] } } }, { status: 422 })
  requireFresh(
    context,
    `/admin/privacy?${new URLSearchParams({ email: asked.email, name: asked.name, organisation: asked.organisationId ?? '' })}`,
    true,
  )
  const submission = parseForm(form, eraseForm, (field) => t(field === 'sure' ? 'erase.notSure' : 'erase.nowhere'))
  if (submission.status !== 'success') return data<Answer>({ result: submission.reply() }, { status: 422 })
  const outcome = await erasePerson(actor, asked, submission.value.where)
  if (outcome !== 'erased') return data<Answer>({ refused: outcome }, { status: 409 })
  return redirect('/admin/privacy', {
    status: 303,
    headers: { 'Set-Cookie': flash('success', 'staff/privacy:erase.done') },
  })
}

/** Looking up one person, taking out what there is, and erasing them. */
export default function Privacy() {
  const t = useText('staff/privacy')
  const { typed, options, isShort, found } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const ticked = [answer?.result?.initialValue?.where].flat().filter((id) => typeof id === 'string')
  return (
    <>
      <FormProblems errors={answer?.result?.error ?? {}} order={['email', 'where', 'sure']} />
      {answer?.refused && <Banner kind="error">{t(`erase.refused.${answer.refused}`)}</Banner>}
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Form className="max-w-form">
        <Field id="email" label={t('fields.email')} hint={t('fields.emailHint')}>
          {(wiring) => (
            <Input {...wiring} name="email" defaultValue={typed.email} autoComplete="off" inputMode="email" />
          )}
        </Field>
        <Field id="name" label={t('fields.name')} hint={t('fields.nameHint')}>
          {(wiring) => <Input {...wiring} name="name" defaultValue={typed.name} autoComplete="off" />}
        </Field>
        <OrganisationChoice options={options} value={typed.organisation} />
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Button tone="quiet">{t('fields.find')}</Button>
          <a href="/admin/privacy" className="inline-flex min-h-target items-center">
            {t('fields.clear')}
          </a>
        </p>
      </Form>
      {isShort && (
        <div className="mt-2">
          <Banner kind="warning">{t('short')}</Banner>
        </div>
      )}
      {found && found.places.length === 0 && <p className="mt-3 font-semibold">{t('nothing')}</p>}
      {found && found.places.length > 0 && <FoundTables found={found} />}
      {found && found.places.length > 0 && !found.isTooMuch && (
        <EraseForm typed={typed} places={found.places} ticked={ticked} />
      )}
    </>
  )
}
