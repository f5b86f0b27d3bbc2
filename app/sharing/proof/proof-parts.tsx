import type { SubmissionResult } from '@conform-to/dom'
import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { FormProblems, InputField } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { CodeField } from '../code-field.tsx'
import { By, Row } from '../evidence/term-rows.tsx'
import { proofAddress } from './address.ts'
import type { ProofView } from './load.server.ts'

type Known = Extract<ProofView, { kind: 'known' }>
type Open = Extract<ProofView, { kind: 'open' }>
type LastResult = SubmissionResult<string[]> | undefined

/** Asks to which address the code goes. */
export function AskForCode({ proof, lastResult }: { proof: Known; lastResult: LastResult }) {
  const t = useText('sharing/proof')
  const { number, organisation, sender, canMail } = proof
  const [form, fields] = useForm<{ address: string }>({ id: 'ask-for-code', lastResult })
  return (
    <>
      <FormProblems errors={form.allErrors} order={['address']} />
      <PageTitle lead={canMail ? t('known.lead', { organisation }) : undefined}>{t('title')}</PageTitle>
      <p className="mt-1 max-w-line text-small text-soft">{t('known.number', { number })}</p>
      {canMail && (
        <Form method="post" className="mt-2 max-w-form" {...getFormProps(form)}>
          <AddressField field={fields.address} />
          <div className="mt-3">
            <Button name="intent" value="send">
              {t('known.send')}
            </Button>
          </div>
        </Form>
      )}
      <p className="mt-3 max-w-line">{t(canMail ? 'known.byHand' : 'known.noMail', { sender, organisation })}</p>
    </>
  )
}

type Given = { number: string; sentTo: string | null; lastResult: LastResult }

/** Asks for the code that was sent, and where it was sent to, where this page does not know. */
export function GiveCode({ number, sentTo, lastResult }: Given) {
  const t = useText('sharing/proof')
  const [form, fields] = useForm<{ address: string; code: string }>({ id: 'give-code', lastResult })
  return (
    <>
      <FormProblems errors={form.allErrors} order={['address', 'code']} />
      <PageTitle>{t('title')}</PageTitle>
      {sentTo !== null && (
        <div className="mt-2 max-w-line [overflow-wrap:anywhere]">
          <Banner kind="success" title={t('sent.title')}>
            <p>{t('sent.text', { address: sentTo })}</p>
          </Banner>
        </div>
      )}
      <Form method="post" className="mt-3 max-w-form" {...getFormProps(form)}>
        {sentTo === null ? (
          <AddressField field={fields.address} />
        ) : (
          <input type="hidden" name="address" value={sentTo} />
        )}
        <CodeField field={fields.code} label={t('sent.code')} hint={t('sent.codeHint')} />
        <div className="mt-3">
          <Button name="intent" value="open">
            {t('sent.open')}
          </Button>
        </div>
      </Form>
      <p className="mt-3">
        <a href={proofAddress(number)} className="inline-flex min-h-target items-center">
          {t('sent.other')}
        </a>
      </p>
    </>
  )
}

function AddressField({ field }: Pick<ComponentProps<typeof InputField>, 'field'>) {
  const t = useText('sharing/proof')
  return (
    <InputField
      field={field}
      label={t('known.address')}
      hint={t('known.addressHint')}
      autoComplete="email"
      inputMode="email"
    />
  )
}

/** The evidence, to who gave the code. */
export function OpenProof({ proof: { number, newest, title, organisation, signedBy } }: { proof: Open }) {
  const t = useText('sharing/proof')
  const evidence = useText('sharing/evidence')
  const people = (whether: (one: Open['signedBy'][number]) => boolean) =>
    signedBy.filter(whether).map(({ who, at }) => ({ who, at: evidence('verify.good.at', { at }) }))
  return (
    <>
      <PageTitle lead={t('open.lead')}>{t('title')}</PageTitle>
      <dl className="mt-2 max-w-line [overflow-wrap:anywhere]">
        <Row term={t('open.document')}>{title}</Row>
        <Row term={t('open.organisation')}>{organisation}</Row>
        <By term={evidence('verify.good.agreedBy')} people={people(({ role }) => role === 'dpo')} />
        <By term={evidence('verify.good.by')} people={people(({ role }) => role !== 'dpo')} />
        <Row term={t('open.number')}>{newest ?? number}</Row>
      </dl>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <a href={`${proofAddress(number)}/evidence.pdf`} download className={buttonLook('primary')}>
          {evidence('link.pdf')}
        </a>
        <a href="/verify" className="inline-flex min-h-target items-center">
          {evidence('link.verify')}
        </a>
      </p>
    </>
  )
}

/** What everybody sees who comes with a number that no evidence has. */
export function UnknownProof() {
  const t = useText('sharing/proof')
  return (
    <>
      <PageTitle lead={t('unknown.lead')}>{t('unknown.title')}</PageTitle>
      <p className="mt-1 max-w-line">{t('unknown.what')}</p>
      <p className="mt-1">
        <a href="/verify" className="inline-flex min-h-target items-center">
          {t('unknown.verify')}
        </a>
      </p>
    </>
  )
}
