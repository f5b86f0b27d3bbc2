import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { OneLink } from './one-link.server.ts'

type Props = { link: OneLink; asked: NonNullable<OneLink['askedAgain']> }

/** Says that the recipient of a link that ended asks for a new one, with what its sender can do about that. */
export function AskedAgain({ link: { name, isStaff }, asked }: Props) {
  const t = useText('sharing/sent')
  const { at, isForEvidence, canExtend, newLink, canSettle } = asked
  const ways = isForEvidence ? 'evidence' : canExtend ? 'extend' : isStaff ? 'wait' : 'make'
  return (
    <Card as="section" accent className="mt-2 max-w-form">
      <h2>{t(isForEvidence ? 'askedAgain.evidenceTitle' : 'askedAgain.title', { name })}</h2>
      <p className="mt-0.5 max-w-line">
        {t('askedAgain.at', { at })} {t(`askedAgain.${ways}`, { name })}
      </p>
      <Form method="post" className="mt-2 flex flex-wrap gap-2">
        <CsrfField />
        {canExtend && (
          <Button name="intent" value="extend">
            {t('one.extend')}
          </Button>
        )}
        {!canExtend && !isForEvidence && newLink !== null && (
          <ButtonLink href={newLink}>{t('askedAgain.newLink')}</ButtonLink>
        )}
        {canSettle && (
          <Button tone="quiet" name="intent" value="confirm-asked">
            {t('one.confirm')}
          </Button>
        )}
      </Form>
    </Card>
  )
}
