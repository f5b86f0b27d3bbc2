import { useLocation } from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useFormOnPage } from '#app/ui/way-out.tsx'
import { CsrfField } from './csrf-field.tsx'
import { NonceContext } from './page-context.ts'

/** When a page warns and when its session is over, in seconds after it was made; the end itself as number and words. */
export type EndOnPage = { at: number; warn: number; over: number; time: string; canStay: boolean }

const [soonId, overId] = ['session-ends-soon', 'session-is-over']

/** When the warning appears, for the head of a page. */
export function SessionEndStyle({ end }: { end: EndOnPage }) {
  const nonce = useContext(NonceContext)
  return (
    <style nonce={nonce}>
      {`#${soonId}{animation-delay:${end.warn}s,${end.over}s}#${overId}{animation-delay:${end.over}s}`}
    </style>
  )
}

type Props = {
  end: EndOnPage
  /** Whether the page has the script that looks whether the end has moved (`watch-session-end.ts`). */
  isWatched: boolean
}

/**
 * Says that the session ends, five minutes before it does, and when that time has passed. Styles alone make it appear, so
 * that it does without script. Readers without styles read both texts at the end of every page: they have to be true there
 * too, long before the end.
 */
export function SessionEndWarning({ end, isWatched }: Props) {
  const t = useText('common')
  const form = useFormOnPage()
  const { at, warn, over, time, canStay } = end
  const watched = {
    ...{ 'data-session-end': at, 'data-warn': warn, 'data-over': over },
    ...{ 'data-time': time, 'data-can-stay': String(canStay) },
  }
  return (
    <aside aria-label={t('sessionEnd.label')} className="sticky bottom-0 z-10 print:hidden" {...(isWatched && watched)}>
      <Bar id={soonId} look="animate-warn">
        <Soon form={form} time={time} canStay={canStay} isWatched={isWatched} />
      </Bar>
      <Bar id={overId} look="animate-over">
        <p className="max-w-line">
          <strong>{t('sessionEnd.over', { time })}</strong> {form && t('sessionEnd.overForm')}
        </p>
        <GoOn form={form} />
      </Bar>
    </aside>
  )
}

/** @param props.look the class of its animation */
function Bar({ id, look, children }: { id: string; look: string; children: ReactNode }) {
  return (
    <div id={id} role="status" className={`session-bar ${look}`}>
      <div>{children}</div>
    </div>
  )
}

type SoonProps = { form: string | undefined; time: string; canStay: boolean; isWatched: boolean }

/**
 * Says when the session ends, with the button that keeps it going, and saves what was typed; where that is no use, one to sign
 * in again. Where the page is watched, the words for the other case are in attributes.
 */
function Soon({ form, time, canStay, isWatched }: SoonProps) {
  const t = useText('common')
  const { pathname, search } = useLocation()
  const other = (words: string) => (isWatched ? { 'data-other': words } : {})
  const [now, then] = [canStay, !canStay].map((stays) => ({
    words: t(`sessionEnd.${stays ? 'idle' : 'last'}`, { time }),
    formWords: t(`sessionEnd.${stays ? 'idle' : 'last'}Form`),
    button: t(form ? `sessionEnd.${stays ? 'saveAndStay' : 'save'}` : `sessionEnd.${stays ? 'stay' : 'again'}`),
    address: stays ? '/authentication/stay' : '/authentication/login',
  }))
  if (!now || !then) return null
  return (
    <>
      <p className="max-w-line">
        <strong {...other(then.words)}>{now.words}</strong>{' '}
        {form && <span {...other(then.formWords)}>{now.formWords}</span>}
      </p>
      {form ? (
        <Button form={form} name="goTo" value="stay" formNoValidate {...other(then.button)}>
          {now.button}
        </Button>
      ) : (
        <form method="post" action={now.address} {...other(then.address)}>
          <CsrfField />
          <input type="hidden" name="returnTo" value={pathname + search} />
          <Button {...other(then.button)}>{now.button}</Button>
        </form>
      )}
    </>
  )
}

/** The way on once the time has passed: who is no longer signed in is led past the login page. */
function GoOn({ form }: { form: string | undefined }) {
  const t = useText('common')
  const { pathname, search } = useLocation()
  if (!form) {
    return (
      <ButtonLink href={pathname + search} data-document>
        {t('sessionEnd.goOn')}
      </ButtonLink>
    )
  }
  return (
    <Button form={form} name="goTo" value="stay" formNoValidate>
      {t('sessionEnd.goOn')}
    </Button>
  )
}
