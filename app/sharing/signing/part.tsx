import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import type { WayOutAnswer } from '#app/sharing/guest/ways-out.server.ts'
import { DeclineForm, MoveForm } from '#app/sharing/guest/ways-out.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Card, Note } from '#app/ui/card.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { ShownAnswers } from '../shown-item.tsx'
import type { SigningAnswer } from './action.server.ts'
import { AcceptForm } from './accept-form.tsx'
import { Awaits } from './awaits.tsx'
import type { SigningData } from './part.server.ts'
import { ReadingView } from './reading/reading-view.tsx'

type Props = {
  data: SigningData
  /** What came back where something was not done. */
  answer: SigningAnswer | undefined
  wayOut: WayOutAnswer | undefined
  shell: Shell
  /** What belongs to the agreement: before it is read, and before it is signed. */
  annexes: ReactNode
  annexCount: number
}

/** The page on which somebody signs by a link: a part of the agreement, and below it what can be done with it. */
export function SigningPart({ data, answer, wayOut, shell, annexes, annexCount }: Props) {
  const t = useText('sharing/signing')
  const { base, sender } = shell
  const { role, native, signed, awaits, reading, groups, facts, officer } = data
  const { part, isLast } = reading
  const here = `${base}?part=${part}`
  const mayAct = !signed && !awaits && native
  const form = mayAct && isLast ? native : null
  const waysOut = !signed && (
    <div className={`print:hidden ${form ? 'mt-3 border-t border-line-soft pt-1' : 'mt-4'}`}>
      <DeclineForm answer={wayOut} here={here} sender={sender} about="agree" />
      <MoveForm answer={wayOut} here={here} />
    </div>
  )
  const signing = data.mayUpload ? 'signer' : 'signerOnly'
  const asked = role === 'dpo' ? 'dpo' : native ? signing : 'signerCopy'
  return (
    <>
      {answer?.result.error && (
        <div className="mt-3">
          <FormProblems errors={answer.result.error} order={['otherPerson', 'name', 'position', 'agree']} />
        </div>
      )}
      <Done data={data} shell={shell} />
      {awaits && !signed && <Awaits awaits={awaits} sender={sender} />}
      <ReadingView
        reading={reading}
        facts={facts}
        shell={shell}
        ask={signed ? null : t(`lead.${asked}`)}
        act={mayAct ? t(role === 'dpo' ? 'sign.titleDpo' : 'sign.title') : null}
        officer={officer}
        annexCount={annexCount}
      >
        {part === 1 && (
          <div className="mt-2">
            <ShownAnswers groups={groups} />
          </div>
        )}
        {(part === 1 || isLast) && annexes}
        {form && (
          <Card as="section" accent className="mt-3 print:hidden">
            <AcceptForm data={data} native={form} answer={answer} base={base} here={here} />
            {waysOut}
          </Card>
        )}
        <OnPaper data={data} shell={shell} />
        {!form && waysOut}
      </ReadingView>
    </>
  )
}

/** The signed copy that can be sent back, and what stands in the way of signing here. */
function OnPaper({ data, shell: { base, sender } }: Pick<Props, 'data' | 'shell'>) {
  const t = useText('sharing/signing')
  const { native, signed, awaits, mayUpload, isClosed, lacks, reading } = data
  if (signed || awaits) return null
  return (
    <>
      {!native && (isClosed || lacks || !mayUpload) && (
        <Note className="mt-3">
          {lacks && !isClosed ? <Lacks lacks={lacks} sender={sender} /> : t(isClosed ? 'sign.closed' : 'sign.none')}
        </Note>
      )}
      {mayUpload && (reading.isLast || !native) && (
        <section aria-labelledby="copy" className="print:hidden">
          <h2 id="copy" className="mt-4">
            {t('copy.title')}
          </h2>
          <p className="mt-1 max-w-line">{t(native ? 'copy.text' : 'copy.textOnly')}</p>
          <p className="mt-2">
            <a href={`${base}/upload`} className={buttonLook(native || !reading.isLast ? 'quiet' : 'primary')}>
              {t('copy.link')}
            </a>
          </p>
        </section>
      )}
    </>
  )
}

/** Why nobody can sign yet. */
function Lacks({ lacks, sender }: { lacks: NonNullable<SigningData['lacks']>; sender: string }) {
  const t = useText('sharing/signing')
  if (lacks.kind === 'gaps') return t('sign.gaps', { sender })
  return (
    <>
      <p>{t('sign.annexes')}</p>
      <ul className="list-disc pl-3">
        {lacks.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}

/** What was done by this link. */
function Done({
  data: { role, signed, uploadedAt, declined },
  shell: { base, sender },
}: Pick<Props, 'data' | 'shell'>) {
  const t = useText('sharing/signing')
  if (signed) {
    return (
      <div className="mt-3">
        <Banner kind="success" title={t(`signed.title.${role}`, { by: signed.by, at: signed.at })}>
          {signed.invited !== null && <p>{t('signed.invited', { invited: signed.invited })}</p>}
          {signed.both !== null && <p>{t('signed.both', signed.both)}</p>}
          {signed.waitsFor !== null && <p>{t('signed.waits', { provider: signed.waitsFor })}</p>}
          {signed.isEarlier && <p>{t('signed.earlier')}</p>}
          <p>{t(`signed.text.${role}`)}</p>
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
