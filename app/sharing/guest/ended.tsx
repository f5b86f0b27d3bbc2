import { Form } from '@remix-run/react'
import { initialsOf } from '#app/roadmap/flow/initials.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Initials } from '#app/ui/initials.tsx'
import { CheckIcon, ClockIcon, Icon, MailIcon } from '#app/ui/icons.tsx'
import type { EndedKind, EndedView } from './ended.server.ts'
import { SenderLine, WhatIsRoutekaart } from './sender-line.tsx'

const looks: Record<EndedKind, { edge: string; sign: string; Sign: typeof CheckIcon }> = {
  expired: { edge: 'border-l-amber', sign: 'text-amber', Sign: ClockIcon },
  locked: { edge: 'border-l-amber', sign: 'text-amber', Sign: LockIcon },
  signed: { edge: 'border-l-green', sign: 'text-green', Sign: CheckIcon },
  settled: { edge: 'border-l-green', sign: 'text-green', Sign: CheckIcon },
  done: { edge: 'border-l-green', sign: 'text-green', Sign: CheckIcon },
  replaced: { edge: 'border-l-line', sign: 'text-soft', Sign: MailIcon },
  revoked: { edge: 'border-l-line', sign: 'text-soft', Sign: LockIcon },
  moved: { edge: 'border-l-line', sign: 'text-soft', Sign: CheckIcon },
}

/** What somebody sees whose link was real and has ended: what happened, who sent it, and one way on. */
export function Ended({ ended }: { ended: EndedView }) {
  const t = useText('sharing/guest')
  const { kind, sender, isKept, isAsked, isAgreed, proof } = ended
  const { edge, sign, Sign } = looks[kind]
  return (
    <>
      {isAsked && <Asked ended={ended} />}
      <section
        className={`mt-2 flex max-w-line gap-2 rounded border border-line border-l-[8px] bg-card p-2 sm:p-3 ${edge}`}
      >
        <Sign className={`mt-0.5 h-3 w-3 ${sign}`} />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h1>{t(`ended.title.${isAgreed ? 'agreed' : kind}`)}</h1>
          <p className="mt-1">
            {useWhat(ended)} {isKept && t('ended.kept')}
          </p>
          {kind === 'signed' && proof === null && (
            <p className="mt-1">{t(isAgreed ? 'ended.evidenceAgreed' : 'ended.evidence', { sender: sender.name })}</p>
          )}
          {proof !== null && (
            <>
              <p className="mt-1">{t(isAgreed ? 'ended.proofAgreed' : 'ended.proof')}</p>
              <p className="mt-2">
                <a href={proof} className={buttonLook('primary')}>
                  {t('ended.getProof')}
                </a>
              </p>
            </>
          )}
          {!isAsked && kind !== 'settled' && kind !== 'done' && proof === null && (
            <Form method="post" className="mt-2">
              <Button
                name="intent"
                value="ask-again"
                tone={kind === 'expired' || kind === 'locked' ? 'primary' : 'quiet'}
              >
                {t(kind === 'signed' ? 'ended.askEvidence' : 'ended.ask')}
              </Button>
            </Form>
          )}
          <div className="mt-2 flex items-center gap-1.5 border-t border-line-soft pt-2">
            <Initials letters={initialsOf(sender.name)} />
            <SenderLine sender={sender} className="min-w-0" />
          </div>
        </div>
      </section>
      <WhatIsRoutekaart sender={sender} />
    </>
  )
}

function useWhat({ kind, title, at, by, hasNewer, isAgreed }: EndedView): string {
  const t = useText('sharing/guest')
  const about = title === null ? '' : ` ${t('ended.about', { title })}`
  if (kind === 'signed') {
    const how = isAgreed ? 'agreed' : 'signed'
    return by ? t(`ended.what.${how}`, { by, about, at }) : t(`ended.what.${how}Unnamed`, { at })
  }
  if (kind === 'settled')
    return by ? t('ended.what.settled', { by, about, at }) : t('ended.what.settledUnnamed', { at })
  if (kind === 'revoked')
    return by ? t('ended.what.revoked', { by, about, at }) : t('ended.what.revokedUnnamed', { about, at })
  if (kind === 'replaced') return t(hasNewer ? 'ended.what.replaced' : 'ended.what.replacedElsewhere', { about, at })
  return t(`ended.what.${kind}`, { about, at })
}

function Asked({ ended: { sender, address, kind } }: { ended: EndedView }) {
  const t = useText('sharing/guest')
  const { name } = sender
  return (
    <div className="mt-2 max-w-line [overflow-wrap:anywhere]">
      <Banner kind="success" title={t('ended.asked', { name })}>
        <p>{address && kind !== 'signed' ? t('ended.askedAt', { address }) : t('ended.askedWait', { name })}</p>
      </Banner>
    </div>
  )
}

function LockIcon(props: { className?: string }) {
  return (
    <Icon {...props}>
      <path d="M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9" strokeWidth="1.6" />
    </Icon>
  )
}
