import type { SubmissionResult } from '@conform-to/dom'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { AskedAgain } from './asked-again.tsx'
import type { OneLink } from './one-link.server.ts'
import { PassOn } from './pass-on.tsx'
import { Done } from './sent-list.tsx'

type Props = {
  link: OneLink
  /** What is wrong with the form on it that was sent. */
  refused?: SubmissionResult<string[]>
  /** What else there is to see of this link, such as remarks. */
  children?: ReactNode
}

/** One link: to whom, for what, what happened, and what its sender can do with it. */
export function OneLinkPage({ link, refused, children }: Props) {
  const t = useText('sharing/sent')
  if (link.question) return <Question link={link} question={link.question} />
  const facts: [string, ReactNode][] = [
    [t('one.purpose'), link.purpose],
    ...(link.email ? [[t('one.email'), link.email] satisfies [string, ReactNode]] : []),
    [t('one.what'), link.title],
    [t('one.about'), link.about],
    [t('one.may'), link.may],
    ...(link.alsoSigns ? [[t('one.signs'), t('one.alsoSigns')] satisfies [string, ReactNode]] : []),
    ...(link.againReason ? [[t('one.again'), link.againReason] satisfies [string, ReactNode]] : []),
    ...(link.needsConfirming ? [] : [[t('one.confirming'), t('one.noConfirming')] satisfies [string, ReactNode]]),
    [t('one.until'), link.ended ? `${link.until} (${link.ended})` : link.until],
    [t('one.opened'), link.opened],
    ...(link.remindersStopped
      ? [
          [t('one.reminders'), t('one.remindersStopped', { name: link.name, at: link.remindersStopped })] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(link.hasCode
      ? [
          [
            t('one.code'),
            t(link.codeEmail === '' ? 'one.hasCode' : 'one.codeMailed', { address: link.codeEmail }),
          ] satisfies [string, ReactNode],
        ]
      : []),
    [t('one.made'), `${link.madeBy}, ${link.madeAt}`],
    ...(link.message ? [[t('one.message'), link.message] satisfies [string, ReactNode]] : []),
    [t('one.done'), <Done key="done" row={link} />],
    ...(link.words ? [[t('one.words'), link.words] satisfies [string, ReactNode]] : []),
  ]
  return (
    <>
      <Breadcrumb above={[{ href: link.list, label: t('list.title') }]} here={t('one.title', { name: link.name })} />
      <PageTitle>{t('one.title', { name: link.name })}</PageTitle>
      {link.undelivered && <Undelivered link={link} undelivered={link.undelivered} />}
      {link.askedAgain && <AskedAgain link={link} asked={link.askedAgain} />}
      {link.lapsed && <Lapsed link={link} how={link.lapsed} />}
      {link.canConfirm && <Confirm link={link} />}
      {link.proposed && <PassOn name={link.name} proposed={link.proposed} refused={refused} />}
      <FactList facts={facts} />
      {children}
      <Deeds link={link} />
      <h2 className="mt-4">{t('one.events')}</h2>
      <ol className="mt-1 max-w-form">
        {link.events.map(({ at, words }, n) => (
          <li key={n} className="border-t border-line-soft py-1 first:border-t-0 [overflow-wrap:anywhere]">
            {words}
            <br />
            <span className="text-small text-soft">{at}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Undelivered({ link, undelivered }: { link: OneLink; undelivered: NonNullable<OneLink['undelivered']> }) {
  const t = useText('sharing/sent')
  return (
    <div className="mt-2 max-w-form [overflow-wrap:anywhere]">
      <Banner
        kind="warning"
        live={false}
        title={t(undelivered.isBlocked ? 'undelivered.blocked' : 'undelivered.title', { name: link.name })}
      >
        <p>{`${t(`undelivered.why.${undelivered.why}`)} ${t('undelivered.do')}`}</p>
      </Banner>
    </div>
  )
}

function Lapsed({ link, how }: { link: OneLink; how: NonNullable<OneLink['lapsed']> }) {
  const t = useText('sharing/sent')
  return (
    <div className="mt-2 max-w-form [overflow-wrap:anywhere]">
      <Banner kind="warning" live={false} title={t(`one.lapsed.${how}`, { name: link.name })}>
        <p>
          {t(`one.lapsedText.${how}`)} {!link.isStaff && <a href={link.askOnceMore}>{t('one.askOnceMore')}</a>}
        </p>
      </Banner>
    </div>
  )
}

function Confirm({ link }: { link: OneLink }) {
  const t = useText('sharing/sent')
  const { name, isStaff, otherSigner: other } = link
  const asksOther = other !== null && !isStaff
  const confirmWords = asksOther
    ? t(`one.confirmOther.${link.isAgreed ? 'approved' : 'signed'}`, { name, other })
    : t(isStaff ? 'one.confirmTextStaff' : 'one.confirmText', { name })
  return (
    <Card as="section" accent className="mt-2 max-w-form">
      <p className="max-w-line">{confirmWords}</p>
      <Form method="post" className="mt-2">
        <CsrfField />
        <Button tone={isStaff ? 'quiet' : 'primary'} name="intent" value="confirm">
          {t(asksOther ? 'one.confirmOtherYes' : 'one.confirm')}
        </Button>
        {asksOther && (
          <ButtonLink tone="plain" href={link.askOnceMore}>
            {t('one.askOnceMore')}
          </ButtonLink>
        )}
      </Form>
    </Card>
  )
}

function Deeds({ link }: { link: OneLink }) {
  const t = useText('sharing/sent')
  if (!link.canRemind && !link.canExtend && !link.canRevoke) return null
  return (
    <section aria-label={t('one.yes')} className="mt-3 flex flex-wrap gap-2 print:hidden">
      {link.canRemind && (
        <ButtonLink tone="quiet" href={`${link.href}?ask=remind`}>
          {t(link.undelivered ? 'undelivered.try' : 'one.remind')}
        </ButtonLink>
      )}
      {link.canExtend && (
        <Form method="post">
          <CsrfField />
          <Button tone="quiet" name="intent" value="extend">
            {t('one.extend')}
          </Button>
        </Form>
      )}
      {link.canRevoke && (
        <ButtonLink tone="danger" href={`${link.href}?ask=revoke`}>
          {t('one.revoke')}
        </ButtonLink>
      )}
    </section>
  )
}

function Question({ link, question }: { link: OneLink; question: 'remind' | 'revoke' }) {
  const t = useText('sharing/sent')
  const { name } = link
  return (
    <>
      <PageTitle lead={t(`one.${question}Text`, { name })}>{t(`one.${question}Ask`, { name })}</PageTitle>
      <Form method="post" action={link.href} className="mt-3 flex flex-wrap items-center gap-2">
        <CsrfField />
        <Button tone={question === 'revoke' ? 'danger' : 'primary'} name="intent" value={question}>
          {t(`one.${question}Yes`)}
        </Button>
        <ButtonLink tone="plain" href={link.href}>
          {t('one.cancel')}
        </ButtonLink>
      </Form>
    </>
  )
}
