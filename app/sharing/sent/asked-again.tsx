import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { OneLink } from './one-link.server.ts'

type Props = { link: OneLink; asked: NonNullable<OneLink['askedAgain']> }

/** Says that the recipient of a link asks something, or for a new one because it ended, with what its sender can do about that. */
export function AskedAgain({ link: { name, isStaff }, asked }: Props) {
  const t = useText('sharing/sent')
  const { at, question, mailto, isForEvidence, canExtend, newLink, canSettle } = asked
  const isQuestion = question !== null
  const ways = isForEvidence ? 'evidence' : canExtend ? 'extend' : isStaff ? 'wait' : 'make'
  const title = isQuestion ? 'questionTitle' : isForEvidence ? 'evidenceTitle' : 'title'
  return (
    <Card as="section" accent className="mt-2 max-w-form">
      <h2>{t(`askedAgain.${title}`, { name })}</h2>
      <p className="mt-0.5 max-w-line">
        {t('askedAgain.at', { at })}{' '}
        {isQuestion ? t(`askedAgain.${mailto ? 'byMail' : 'noAddress'}`, { name }) : t(`askedAgain.${ways}`, { name })}
      </p>
      {isQuestion && <blockquote className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{question}</blockquote>}
      <Form method="post" className="mt-2 flex flex-wrap gap-2">
        <CsrfField />
        {mailto && <ButtonLink href={mailto}>{t('askedAgain.answer')}</ButtonLink>}
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
