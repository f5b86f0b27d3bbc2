import { useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { Banner } from '#app/ui/banner.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { ShownTask } from '../shown-item.tsx'
import type { SigningAnswer } from './action.server.ts'
import { AcceptForm } from './accept-form.tsx'
import { Awaits } from './awaits.tsx'
import type { SigningData } from './part.server.ts'
import { DeclineForm, MoveForm } from './ways-out.tsx'

type Props = {
  data: SigningData
  /** What came back where something was not done. */
  answer: SigningAnswer | undefined
  shell: Shell
}

/** The page on which somebody signs by a link: the agreement, and below it what can be done with it. */
export function SigningPart({ data, answer, shell }: Props) {
  const t = useText('sharing/signing')
  const { base, sender } = shell
  if (answer?.hasLeft) return <Left sender={sender} />
  const { role, native, signed, awaits, mayUpload, shown } = data
  const isOpen = !signed && !awaits
  return (
    <>
      {answer?.result?.error && (
        <div className="mt-3">
          <FormProblems errors={answer.result.error} order={['agree', 'name', 'reason', 'rightName', 'rightEmail']} />
        </div>
      )}
      <Done data={data} shell={shell} />
      {isOpen && (
        <Note className="mt-2">{t(role === 'dpo' ? 'lead.dpo' : native ? 'lead.signer' : 'lead.signerCopy')}</Note>
      )}
      {awaits && !signed && <Awaits awaits={awaits} sender={sender} />}
      <ShownTask item={shown} base={base} />
      {isOpen && native && <AcceptForm data={data} native={native} answer={answer} base={base} />}
      {isOpen && !native && !mayUpload && <Note className="mt-3">{t('sign.none')}</Note>}
      {isOpen && mayUpload && (
        <section aria-labelledby="copy">
          <h2 id="copy" className="mt-4">
            {t('copy.title')}
          </h2>
          <p className="mt-1 max-w-line">{t(native ? 'copy.text' : 'copy.textOnly')}</p>
          <p className="mt-2">
            <a href={`${base}/upload`} className={buttonLook(native ? 'quiet' : 'primary')}>
              {t('copy.link')}
            </a>
          </p>
        </section>
      )}
      {!signed && (
        <div className="mt-5 print:hidden">
          <DeclineForm answer={answer} shell={shell} />
          <MoveForm answer={answer} base={base} />
        </div>
      )}
    </>
  )
}

/** What was done by this link. */
function Done({ data: { signed, uploadedAt, declined }, shell: { base, sender } }: Omit<Props, 'answer'>) {
  const t = useText('sharing/signing')
  if (signed) {
    return (
      <div className="mt-3">
        <Banner kind="success" title={t('signed.title', signed)}>
          <p>{t('signed.text')}</p>
          <a href={`${base}/evidence`} className="inline-flex min-h-target items-center">
            {t('signed.link')}
          </a>
        </Banner>
      </div>
    )
  }
  if (uploadedAt !== null) {
    return (
      <div className="mt-3">
        <Banner kind="success" title={t('copy.arrived', { at: uploadedAt })}>
          {t('copy.arrivedText')}
        </Banner>
      </div>
    )
  }
  if (declined === null) return null
  return (
    <div className="mt-3">
      <Banner kind="info" title={t('decline.declined')}>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{declined}</p>
        <p>{t('decline.declinedText', { sender })}</p>
      </Banner>
    </div>
  )
}

function Left({ sender }: { sender: string }) {
  const t = useText('sharing/signing')
  return (
    <div className="mt-3">
      <Banner kind="success" title={t('move.title')}>
        {t('move.told', { sender })}
      </Banner>
    </div>
  )
}
