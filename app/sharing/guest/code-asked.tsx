import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { CodeField } from '../code-field.tsx'
import type { CodeAsked as Asked } from './mail-code.server.ts'

type Props = { asked: Asked; lastResult: SubmissionResult<string[]> | null | undefined }

/** Asks for the code of a link; of one that is mailed, first whether to send it. */
export function CodeAsked({ asked, lastResult }: Props) {
  const t = useText('sharing/guest')
  const { mailbox, step } = asked
  if (mailbox === null) return <GiveCode lead={t('code.lead')} lastResult={lastResult} />
  const lead = t('code.leadMailed', { address: mailbox })
  if (step === 'send') return <SendCode lead={lead} canMail={asked.canMail} problem={lastResult?.error?.code?.[0]} />
  return (
    <>
      <GiveCode
        lead={step === 'sent' ? undefined : lead}
        sentTo={step === 'sent' ? mailbox : null}
        lastResult={lastResult}
      />
      {asked.canMail && (
        <Form method="post" action="?sent" className="mt-3">
          <Button tone="quiet" name="intent" value="send">
            {t('code.sendNew')}
          </Button>
        </Form>
      )}
    </>
  )
}

function SendCode({ lead, canMail, problem }: { lead: string; canMail: boolean; problem: string | undefined }) {
  const t = useText('sharing/guest')
  return (
    <>
      <PageTitle lead={lead}>{t('code.title')}</PageTitle>
      {problem && (
        <div className="mt-2">
          <Banner kind="warning">{problem}</Banner>
        </div>
      )}
      {canMail ? (
        <Form method="post" className="mt-2 flex flex-wrap items-center gap-2">
          <Button name="intent" value="send">
            {t('code.send')}
          </Button>
          <a href="?code" className={buttonLook('plain')}>
            {t('code.have')}
          </a>
        </Form>
      ) : (
        <p className="mt-2 max-w-line">{t('code.noMail')}</p>
      )}
    </>
  )
}

type Giving = { lead: string | undefined; sentTo?: string | null; lastResult: Props['lastResult'] }

function GiveCode({ lead, sentTo = null, lastResult }: Giving) {
  const t = useText('sharing/guest')
  const [form, fields] = useForm<{ code: string }>({ id: 'let-in', lastResult })
  return (
    <>
      <FormProblems errors={form.allErrors} order={['code']} />
      <PageTitle lead={lead}>{t('code.title')}</PageTitle>
      {sentTo !== null && (
        <div className="mt-2 max-w-line">
          <Banner kind="success" title={t('code.sent', { address: sentTo })}>
            <p>{t('code.sentText')}</p>
          </Banner>
        </div>
      )}
      <Form method="post" className="mt-2 max-w-form" {...getFormProps(form)}>
        <CodeField field={fields.code} label={t('code.label')} hint={t('code.hint')} />
        <div className="mt-3">
          <Button>{t('code.submit')}</Button>
        </div>
      </Form>
    </>
  )
}
