import { useContext } from 'react'
import copyScript from '#app/assets/copy.js?url'
import { NonceContext } from '#app/platform/frame/page-context.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { programAddress } from './addresses.ts'

/** A secret that was made just now. `before`: what became of the one before it; null where there was none. */
export type NewSecret = {
  id: string
  name: string
  secret: string
  address: string
  before: 'kept' | 'ended' | null
}

/** Shows the secret of a key, once. */
export function SecretView({ id, name, secret, address, before }: NewSecret) {
  const t = useText('staff/programs')
  return (
    <>
      <PageTitle lead={t('secret.once')}>{t('secret.title', { name })}</PageTitle>
      <Card as="section" accent className="mt-3 max-w-form">
        <Field id="client" label={t('secret.client')}>
          {(wiring) => <Input {...wiring} readOnly defaultValue={id} className="font-mono" />}
        </Field>
        <Field id="secret" label={t('secret.secret')}>
          {(wiring) => <TextArea {...wiring} rows={2} readOnly defaultValue={secret} className="break-all font-mono" />}
        </Field>
        <p className="mt-2">
          <CopySecret />
        </p>
        <Field id="address" label={t('secret.address')} hint={t('secret.addressHint')}>
          {(wiring) => <Input {...wiring} readOnly defaultValue={address} />}
        </Field>
        {before !== null && <p className="mt-2">{t(before === 'kept' ? 'secret.before' : 'secret.beforeEnded')}</p>}
      </Card>
      <p className="mt-3 print:hidden">
        <ButtonLink href={programAddress(id)}>{t('secret.done')}</ButtonLink>
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
