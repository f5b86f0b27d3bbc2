import { useContext } from 'react'
import keysScript from '#app/assets/review-keys.js?url'
import { NonceContext } from '#app/platform/frame/page-context.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { Review } from './document-view.server.ts'

/** How many reasons have a key of their own. */
export const mostReasonKeys = 9

/** The keys of this page, and the button that turns them off. app/assets/review-keys.js shows both. */
export function ReviewKeys({ canBeJudged, review }: { canBeJudged: boolean; review: Review }) {
  const t = useText('staff/review')
  const nonce = useContext(NonceContext)
  const { reasons, next, previous } = review
  const last = Math.min(reasons.length, mostReasonKeys)
  return (
    <>
      <section aria-label={t('keys.title')} hidden data-review-keys="" className="mt-2">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-soft">
          {canBeJudged && <Key keys={[t('keys.accept')]} words={t('keys.acceptWords')} />}
          {canBeJudged && <Key keys={[t('keys.return')]} words={t('keys.returnWords')} />}
          {next && <Key keys={[t('keys.next')]} words={t('keys.nextWords')} />}
          {previous && <Key keys={[t('keys.previous')]} words={t('keys.previousWords')} />}
          {canBeJudged && last > 0 && (
            <Key keys={last > 1 ? ['1', String(last)] : ['1']} words={t('keys.reasonWords')} />
          )}
          <button
            type="button"
            data-turn-off={t('keys.turnOff')}
            data-turn-on={t('keys.turnOn')}
            className="row-button"
          >
            {t('keys.turnOff')}
          </button>
        </div>
      </section>
      <script async src={keysScript} nonce={nonce} />
    </>
  )
}

function Key({ keys, words }: { keys: string[]; words: string }) {
  return (
    <span data-review-keys-on="">
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && '–'}
          <kbd className="rounded border border-line bg-card px-0.5 font-semibold">{key}</kbd>
        </span>
      ))}{' '}
      {words}
    </span>
  )
}
