import { useEffect, useState, useSyncExternalStore } from 'react'
import type { nl } from '#app/i18n/nl.ts'
import { useText } from '#app/i18n/use-text.ts'
import { Banner, type BannerKind } from './banner.tsx'
import { CrossIcon } from './icons.tsx'

type Toast = { id: number; kind: BannerKind; text: string; seconds: number }

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message at the top right, in the browser. At most three stand there at once. */
export function toast(kind: BannerKind, text: string, seconds = 8): void {
  lastId += 1
  change([...toasts, { id: lastId, kind, text, seconds }].slice(-3))
}

const close = (id: number) => change(toasts.filter((each) => each.id !== id))
const nothing: Toast[] = []
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place where toasts appear. Once per page. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => nothing,
  )
  return (
    <div aria-live="polite" className="fixed right-2 top-2 z-toast grid w-full max-w-medium gap-1 pl-4 print:hidden">
      {shown.map((each) => (
        <ToastCard key={each.id} {...each} />
      ))}
    </div>
  )
}

/** One message. It stays while the pointer or the focus is on it. */
function ToastCard({ id, kind, text, seconds }: Toast) {
  const t = useText<typeof nl>('common')
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, id, seconds])
  return (
    <div
      className="relative rounded border border-line bg-card shadow-[0_2px_12px_rgba(28,42,43,.2)] [&>*:first-child]:pr-6"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Banner kind={kind} live={kind === 'error'}>
        {text}
      </Banner>
      <button
        type="button"
        aria-label={t('closeMessage')}
        className="absolute right-0 top-0 flex min-h-target min-w-target items-center justify-center text-ink"
        onClick={() => close(id)}
      >
        <CrossIcon />
      </button>
    </div>
  )
}
