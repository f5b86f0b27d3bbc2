import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash, flashSmall } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { mailAddress, messageAddress } from '#app/platform/mail/addresses.ts'
import { loadMessage } from '#app/platform/mail/log.server.ts'
import { MessageText } from '#app/platform/mail/message-text.tsx'
import { sendMailAgain } from '#app/persistence/mail/mail-log.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card, Note } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle<{ subject: string } | undefined> = { title: (_, message) => message?.subject ?? '' }

export const loader = loadMessage

/** Lets the message go out (once more). Answers 303 to the page. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  await readOwnForm(request, context)
  const done = environment().SMTP_URL === undefined ? null : await sendMailAgain(actor, params.id ?? '')
  if (done === null) throw new Response(null, { status: 404 })
  const said = done ? flashSmall('platform/mail:one.willBeSent') : flash('info', 'platform/mail:one.notSentAgain')
  return redirect(messageAddress(params.id ?? ''), { status: 303, headers: { 'Set-Cookie': said } })
}

/** One message: whom it is for, what became of it, and its text where staff may see it. */
export default function Message() {
  const t = useText('platform/mail')
  const message = useLoaderData<typeof loader>()
  const { shown, hidden, language, state, canSend, delivery, deliveryAt, isMaybeSent } = message
  const facts = [
    [t('columns.to'), `${message.name} <${message.address}>`.trim()],
    [t('columns.at'), message.at],
    [t('columns.cause'), message.cause],
    [t('columns.organisation'), message.organisation],
    [t('state'), t(`states.${state}`)],
    [t('one.sentAt'), message.sentAt],
    [t('one.attempts'), message.attempts > 0 ? message.attempts : null],
    [t('one.maybeSent'), isMaybeSent ? t('one.maybeSentWhy') : null],
    [t('one.delivery'), delivery && [delivery, deliveryAt].filter(Boolean).join(' ')],
    [t('one.problem'), message.problem],
  ] as const
  return (
    <>
      <PageTitle>{message.subject}</PageTitle>
      <FactList facts={facts} />
      <Card as="section" className="mt-3 max-w-form">
        <h2>{t('one.text')}</h2>
        {shown ? (
          <MessageText paragraphs={shown.parts} language={language} />
        ) : (
          <div className="mt-1.5">
            <Banner
              kind={hidden === 'unreadable' ? 'warning' : 'info'}
              live={false}
              title={t(`one.hidden.${hidden ?? 'unreadable'}`)}
            />
          </div>
        )}
      </Card>
      {shown && (
        <Card as="section" className="mt-3 max-w-form">
          <h2>{t('one.look')}</h2>
          {/* Nothing in it can run, be followed or fetch anything. */}
          <iframe
            title={t('one.look')}
            sandbox=""
            srcDoc={shown.html}
            className="mt-1 h-60 w-full rounded border border-line"
          />
        </Card>
      )}
      <Note className="mt-2">{shown ? `${t('one.noted')} ${t('one.passOn')}` : t('one.noted')}</Note>
      {canSend && message.isBlocking && <Note className="mt-2">{t('one.triesAddress')}</Note>}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {canSend && (
          <StaffForm>
            <CsrfField />
            <Button>{t(state === 'kept' ? 'one.send' : 'one.sendAgain')}</Button>
          </StaffForm>
        )}
        <ButtonLink tone="plain" href={mailAddress()}>
          {t('one.back')}
        </ButtonLink>
      </div>
    </>
  )
}
