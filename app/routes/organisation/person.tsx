import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { peopleAddress } from '#app/roadmap/people/addresses.ts'
import { changePersonAction, loadPerson, type ReachAnswer } from '#app/roadmap/people/change-person.server.ts'
import { LapseQuestion, LapseSummary } from '#app/roadmap/screens/lapse-question/lapse-question.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkboxes } from '#app/ui/choices.tsx'
import { FormProblems, shownIn } from '#app/ui/conform-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'roadmap/people'

export const handle: Handle<{ name: string } | undefined> = {
  title: (text, person) => text(namespace)('one.title', { name: person?.name ?? '' }),
}

/** GET /organisation/people/:id: where somebody's number and address stand. */
export const loader = (args: LoaderFunctionArgs) => loadPerson(args)

/** POST: replaces them in the places that are ticked. */
export const action = (args: ActionFunctionArgs) => changePersonAction(args)

/** Replaces the number or address of somebody in all places where they stand, or in some. */
export default function PersonPage() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const { address, addedHref, name, phone, email, proposed, places, named } = useLoaderData<typeof loader>()
  const { result, lapsing } = useActionData<ReachAnswer>() ?? {}
  const errors = result?.error ?? {}
  const typed = result?.initialValue
  const ticked: unknown = typed ? typed.place : places.map(({ value }) => value)
  const now = (key: 'phoneNow' | 'emailNow', value: string) =>
    t(`one.${key}`, { [key === 'phoneNow' ? 'phone' : 'email']: value || t('one.empty') })
  return (
    <>
      <FormProblems errors={errors} order={['phone', 'email', 'place']} />
      {lapsing && <LapseSummary lapsing={{ answers: lapsing }} />}
      <Breadcrumb
        above={[
          { href: '/organisation', label: screens('overview.title') },
          { href: peopleAddress(), label: t('short') },
        ]}
        here={name}
      />
      <PageTitle lead={t('one.lead')}>{t('one.title', { name })}</PageTitle>
      <Form method="post" action={address} className="mt-3 max-w-form" noValidate>
        <CsrfField />
        {lapsing && <LapseQuestion lapsing={{ answers: lapsing }} />}
        <Field
          id="phone"
          label={t('one.phone')}
          hint={`${now('phoneNow', phone)}. ${t('one.keep')}`}
          errors={errors.phone ?? undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="phone"
              type="tel"
              autoComplete="off"
              width="medium"
              defaultValue={typed ? shownIn({ initialValue: typed.phone }) : proposed.phone}
            />
          )}
        </Field>
        <Field
          id="email"
          label={t('one.email')}
          hint={`${now('emailNow', email)}. ${t('one.keep')}`}
          errors={errors.email ?? undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
              defaultValue={typed ? shownIn({ initialValue: typed.email }) : proposed.email}
            />
          )}
        </Field>
        <Checkboxes
          id="place"
          name="place"
          legend={t('one.places')}
          errors={errors.place ?? undefined}
          choices={places.map((place) => ({
            value: place.value,
            label: place.title,
            hint: [place.where, place.phone, place.email].filter(Boolean).join(' · '),
          }))}
          defaultValues={[ticked].flat().filter((one) => typeof one === 'string')}
        />
        {named.length > 0 && (
          <>
            <h2 className="mt-3 font-semibold">{t('one.onlyName')}</h2>
            <p className="text-small text-soft">{t('one.onlyNameWhy')}</p>
            <ul className="mt-0.5 list-disc pl-3 text-small">
              {named.map(({ value, title, where }) => (
                <li key={value}>
                  {title}, {where}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button>{t('one.save')}</Button>{' '}
          <ButtonLink tone="plain" href={peopleAddress()}>
            {t('one.cancel')}
          </ButtonLink>
        </div>
      </Form>
      {addedHref && (
        <p className="mt-2">
          <a href={addedHref} className="inline-flex min-h-target items-center">
            {t('added.link')}
          </a>
        </p>
      )}
    </>
  )
}
