import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { addPersonAction, loadNewPerson, type AddAnswer } from '#app/roadmap/people/add-person.server.ts'
import { newPersonAddress, peopleAddress } from '#app/roadmap/people/addresses.ts'
import { PersonFormFields } from '#app/roadmap/people/person-form-fields.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'roadmap/people'

export const handle: Handle = {
  languageFormId: 'person',
  title: { namespace, key: 'new.title' },
}

/** GET /organisation/people/new: a form for somebody whom no task names yet. */
export const loader = (args: LoaderFunctionArgs) => loadNewPerson(args)

/** POST: adds them to the list. */
export const action = (args: ActionFunctionArgs) => addPersonAction(args)

const nobody = { name: '', role: '', email: '', phone: '' }

/** Adds somebody to the people of the organisation. */
export default function NewPersonPage() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const made = useLoaderData<typeof loader>()
  const { id, typed, errors } = useActionData<AddAnswer>() ?? { ...made, typed: nobody, errors: {} }
  return (
    <>
      <FormProblems errors={errors} order={['name', 'role', 'email', 'phone']} />
      <Breadcrumb
        above={[
          { href: '/organisation', label: screens('overview.title') },
          { href: peopleAddress(), label: t('short') },
        ]}
        here={t('new.short')}
      />
      <PageTitle lead={t('new.lead')}>{t('new.title')}</PageTitle>
      <Form id="person" method="post" action={newPersonAddress} className="mt-3 max-w-form" noValidate>
        <CsrfField />
        <input type="hidden" name="id" value={id} />
        <PersonFormFields values={typed} errors={errors} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button>{t('new.save')}</Button>{' '}
          <ButtonLink tone="plain" href={peopleAddress()}>
            {t('one.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
