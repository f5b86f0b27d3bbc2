import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readProgramKey, rotateProgramKey } from '#app/persistence/programs/program-keys.server.ts'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { newProgramSecret } from '#app/platform/auth/program.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { programAddress, programsAddress } from '#app/staff/programs/addresses.ts'
import { KeyFacts } from '#app/staff/programs/key-facts.tsx'
import { keyView } from '#app/staff/programs/key-view.server.ts'
import { SecretView, type NewSecret } from '#app/staff/programs/secret-view.tsx'
import { tokenAddress } from '#app/staff/programs/token-address.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle<{ name: string } | undefined> = {
  title: (_, key) => key?.name ?? '',
  about: (_, text) => [text('staff/programs')('title')],
}

/** GET /admin/programs/:id: a key, without its secret. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const key = await readProgramKey(requireAdmin(context), params.id ?? '')
  if (!key) throw new Response(null, { status: 404 })
  return keyView(key, context.language)
}

const buttons = z.object({ intent: z.enum(['rotate', 'rotate-now']) })

/** Gives the key a new secret and shows it, once; 404 where there is no such key that is in use. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'administer')
  const id = params.id ?? ''
  requireFresh(context, context.path, true)
  const { intent } = expectForm(await readOwnForm(request, context), buttons)
  const { words: secret, hash } = newProgramSecret()
  const endsAtOnce = intent === 'rotate-now'
  const isRotated = await rotateProgramKey(actor, id, hash, endsAtOnce)
  const key = isRotated && (await readProgramKey(actor, id))
  if (!key) throw new Response(null, { status: 404 })
  const before = endsAtOnce ? 'ended' : 'kept'
  const client = { id: key.id, address: tokenAddress(request) }
  return data<NewSecret>({ name: key.name, secret, client, before, done: programAddress(key.id) })
}

/** One key: what it may read, and its secret just after it was made. */
export default function Program() {
  const made = useActionData<typeof action>()
  return made ? <SecretView {...made} /> : <Key />
}

function Key() {
  const t = useText('staff/programs')
  const key = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{key.name}</PageTitle>
      <KeyFacts shown={key} />
      {key.ended === null && (
        <Card as="section" className="mt-3 max-w-form">
          <h2>{t('one.rotateTitle')}</h2>
          <StaffForm right="administer">
            <CsrfField />
            <p>{t('one.rotateText')}</p>
            <Button tone="quiet" className="mt-1" name="intent" value="rotate">
              {t('one.rotate')}
            </Button>
            <p className="mt-2">{t('one.rotateNowText')}</p>
            <Button tone="danger" className="mt-1" name="intent" value="rotate-now">
              {t('one.rotateNow')}
            </Button>
          </StaffForm>
        </Card>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        {key.ended === null && (
          <ButtonLink tone="quiet" href={programAddress(key.id, 'end')}>
            {t('one.end')}
          </ButtonLink>
        )}
        <ButtonLink tone="plain" href={programsAddress}>
          {t('one.back')}
        </ButtonLink>
      </p>
    </>
  )
}
