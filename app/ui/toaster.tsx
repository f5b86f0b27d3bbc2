import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { BannerKind } from './banner.tsx'

/** A toast says something that matters; a snackbar confirms something small. */
export type Message = { id: number; place: 'toast' | 'snackbar'; kind: BannerKind; text: string; seconds: number }

let messages: Message[] = []
const none: Message[] = []
const listeners = new Set<() => void>()

function show(message: Omit<Message, 'id'>): void {
  messages = [...messages, { id: (messages.at(-1)?.id ?? 0) + 1, ...message }]
  for (const listener of listeners) listener()
}

/** Shows a message at the top right, in the browser, for 8 seconds or until it is closed. */
export function toast(kind: BannerKind, text: string): void {
  show({ place: 'toast', kind, text, seconds: 8 })
}

/** Confirms something at the bottom left, in the browser, for 5 seconds. */
export function snackbar(text: string): void {
  show({ place: 'snackbar', kind: 'success', text, seconds: 5 })
}

/** Fetches what draws messages before there is one: where the network is lost later, it can be said. */
export function fetchToasts(): void {
  import('./sonner-toaster.tsx').catch(() => {})
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place where both appear. Once per page; what draws them is fetched with the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  )
  const [Drawn, setDrawn] = useState<ComponentType<{ messages: Message[] }> | null>(null)
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
