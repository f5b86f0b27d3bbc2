import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { BannerKind } from './banner.tsx'

export type ToastMessage = { id: number; kind: BannerKind; text: string; seconds: number }

let messages: ToastMessage[] = []
const none: ToastMessage[] = []
const listeners = new Set<() => void>()

/** Shows a short message at the top right, in the browser, for so many seconds or until it is closed. */
export function toast(kind: BannerKind, text: string, seconds = 8): void {
  messages = [...messages, { id: (messages.at(-1)?.id ?? 0) + 1, kind, text, seconds }]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place where toasts appear. Once per page; what draws them is fetched with the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  )
  const [Drawn, setDrawn] = useState<ComponentType<{ messages: ToastMessage[] }> | null>(null)
  const isNeeded = wanted.length > 0
  useEffect(() => {
    if (!isNeeded) return
    // Without a network there is no toast; what matters is said on the page itself.
    import('./sonner-toaster.tsx').then(
      ({ SonnerToaster }) => setDrawn(() => SonnerToaster),
      () => {},
    )
  }, [isNeeded])
  return Drawn && <Drawn messages={wanted} />
}
