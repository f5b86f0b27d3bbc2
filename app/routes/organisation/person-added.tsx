import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { changeAddedAction, loadAddedPerson, type AddedAnswer } from '#app/roadmap/people/added-person.server.ts'
import { peopleAddress } from '#app/roadmap/people/addresses.ts'
import { PersonFormFields } from '#app/roadmap/people/person-form-fields.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'roadmap/people'

export const handle: Handle<{ said: { name: string } } | undefined> = {
  title: (text, page) => text(namespace)('one.title', { name: page?.said.name ?? '' }),
}

/** GET /organisation/people/added/:id: somebody who was added by hand. */
export const loader = (args: LoaderFunctionArgs) => loadAddedPerson(args)

/** POST: changes them, or takes them off the list. */
export const action = (args: ActionFunctionArgs) => changeAddedAction(args)

/** Changes or removes somebody whom the organisation added by hand. */
export default function AddedPersonPage() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const { address, version, said, tasks } = useLoaderData<typeof loader>()
  const answer = useActionData<AddedAnswer>()
  const errors = answer?.errors ?? {}
  return (
    <>
      <FormProblems errors={errors} order={['name', 'role', 'email', 'phone']} />
      <Breadcrumb
        above={[
          { href: '/organisation', label: screens('overview.title') },
          { href: peopleAddress(), label: t('short') },
        ]}
        here={said.name}
      />
      <PageTitle lead={t(tasks > 0 ? 'added.leadNamed' : 'added.lead')}>
        {t('one.title', { name: said.name })}
      </PageTitle>
      {answer?.isChanged && <Banner kind="warning">{t('added.changed')}</Banner>}
      <Form method="post" action={address} className="mt-3 max-w-form" noValidate>
        <CsrfField />
        <input type="hidden" name="version" value={version} />
        <PersonFormFields values={answer?.typed ?? said} errors={errors} now={answer?.isChanged ? said : undefined} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button name="intent" value="save">
            {t('added.save')}
          </Button>{' '}
          <ButtonLink tone="plain" href={peopleAddress()}>
            {t('one.cancel')}
          </ButtonLink>
        </div>
      </Form>
      <details className="mt-4 max-w-form">
        <summary className="inline-flex min-h-target cursor-pointer items-center underline">
          {t('added.remove')}
        </summary>
        <Form method="post" action={address} className="mt-1">
          <CsrfField />
          <input type="hidden" name="version" value={version} />
          <p className="mb-1">{t(tasks > 0 ? 'added.removeNamed' : 'added.removeHint')}</p>
          <Button tone="danger" name="intent" value="remove">
            {t('added.removeNow', { name: said.name })}
          </Button>
        </Form>
      </details>
    </>
  )
}
