import { useLocation } from '@remix-run/react'
import { useContext, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useFormOnPage } from '#app/ui/way-out.tsx'
import { CsrfField } from './csrf-field.tsx'
import { NonceContext } from './page-context.ts'
import { useNewestEnd, type EndOnPage } from './use-newest-end.ts'

const [soonId, overId] = ['session-ends-soon', 'session-is-over']
const neverChanges = () => () => {}

/** When the warning appears, for the head of a page that the server made; where scripts run they set it themselves. */
export function SessionEndStyle({ end }: { end: EndOnPage }) {
  const nonce = useContext(NonceContext)
  const isMadeByServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (!isMadeByServer) return null
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`#${soonId}{animation-delay:${end.warn}s,${end.over}s}#${overId}{animation-delay:${end.over}s}`}
    </style>
  )
}

/**
 * Says that the session ends, five minutes before it does, and when that time has passed. Styles alone make it appear,
 * so that it does without script; where scripts run they look again whether the end has moved.
 */
export function SessionEndWarning({ end }: { end: EndOnPage }) {
  const { newest, look } = useNewestEnd(end)
  return <Warning key={newest.at} end={newest} onSeen={look} />
}

/**
 * Both texts, not shown yet. Readers without styles read them at the end of every page: they have to be true there too,
 * long before the end. Made again for another end, because an animation keeps counting from where it began.
 */
function Warning({ end, onSeen }: { end: EndOnPage; onSeen: () => void }) {
  const t = useText('common')
  const form = useFormOnPage()
  const soon = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (soon.current) soon.current.style.animationDelay = `${end.warn}s, ${end.over}s`
    if (over.current) over.current.style.animationDelay = `${end.over}s`
  }, [end])
  const which = end.canStay ? 'idle' : 'last'
  const { time } = end
  return (
    <aside aria-label={t('sessionEnd.label')} className="sticky bottom-0 z-10 print:hidden">
      <Bar id={soonId} box={soon} look="animate-warn" onSeen={onSeen}>
        <p className="max-w-line">
          <strong>{t(`sessionEnd.${which}`, { time })}</strong> {form && t(`sessionEnd.${which}Form`)}
        </p>
        <Prolong form={form} canStay={end.canStay} />
      </Bar>
      <Bar id={overId} box={over} look="animate-over">
        <p className="max-w-line">
          <strong>{t('sessionEnd.over', { time })}</strong> {form && t('sessionEnd.overForm')}
        </p>
        <GoOn form={form} />
      </Bar>
    </aside>
  )
}

type BarProps = {
  id: string
  box: RefObject<HTMLDivElement>
  /** The class of its animation. */
  look: string
  onSeen?: () => void
  children: ReactNode
}

function Bar({ id, box, look, onSeen, children }: BarProps) {
  return (
    <div id={id} ref={box} role="status" onAnimationStart={onSeen} className={`session-bar ${look}`}>
      <div>{children}</div>
    </div>
  )
}

/** The button that keeps the session going, and saves what was typed; where that is no use, one to sign in again. */
function Prolong({ form, canStay }: { form: string | undefined; canStay: boolean }) {
  const t = useText('common')
  const { pathname, search } = useLocation()
  if (form) {
    return (
      <Button form={form} name="goTo" value="stay" formNoValidate>
        {t(canStay ? 'sessionEnd.saveAndStay' : 'sessionEnd.save')}
      </Button>
    )
  }
  return (
    <form method="post" action={canStay ? '/authentication/stay' : '/authentication/login'}>
      <CsrfField />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button>{t(canStay ? 'sessionEnd.stay' : 'sessionEnd.again')}</Button>
    </form>
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
