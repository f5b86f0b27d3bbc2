import { useContext } from 'react'
import copyScript from '#app/assets/copy.js?url'
import { NonceContext } from '#app/platform/frame/page-context.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

/** A secret that was made just now. */
export type NewSecret = {
  name: string
  secret: string
  /** Of a key: its client id, and where it gets a token. */
  client: { id: string; address: string } | null
  /** What became of the secret before this one; null where there was none. */
  before: 'kept' | 'ended' | null
  /** The page about it. */
  done: string
}

/** Shows a secret, once. */
export function SecretView({ name, secret, client, before, done }: NewSecret) {
  const t = useText('staff/programs')
  return (
    <>
      <PageTitle lead={t('secret.once')}>{t('secret.title', { name })}</PageTitle>
      <Card as="section" accent className="mt-3 max-w-form">
        {client && (
          <Field id="client" label={t('secret.client')}>
            {(wiring) => <Input {...wiring} readOnly defaultValue={client.id} className="font-mono" />}
          </Field>
        )}
        <Field id="secret" label={t('secret.secret')}>
          {(wiring) => <TextArea {...wiring} rows={2} readOnly defaultValue={secret} className="break-all font-mono" />}
        </Field>
        <p className="mt-2">
          <CopySecret />
        </p>
        {client && (
          <Field id="address" label={t('secret.address')} hint={t('secret.addressHint')}>
            {(wiring) => <Input {...wiring} readOnly defaultValue={client.address} />}
          </Field>
        )}
        {before !== null && <p className="mt-2">{t(before === 'kept' ? 'secret.before' : 'secret.beforeEnded')}</p>}
      </Card>
      <p className="mt-3 print:hidden">
        <ButtonLink href={done}>{t('secret.done')}</ButtonLink>
      </p>
    </>
  )
}

/** Shown by app/assets/copy.js where there is a clipboard. */
function CopySecret() {
  const t = useText('staff/programs')
  const nonce = useContext(NonceContext)
  return (
    <>
      <span hidden data-copy="secret" data-copied={t('secret.copied')} data-failed={t('secret.notCopied')}>
        <Button type="button">{t('secret.copy')}</Button>
      </span>
      <span role="status" />
      <script async src={copyScript} nonce={nonce} suppressHydrationWarning />
    </>
  )
}
