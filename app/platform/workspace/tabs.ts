/** After so long a document that says nothing counts as gone, where the browser cannot tell; in milliseconds. */
const longestSilence = 10 * 60 * 1000

const lockOf = (tab: string) => `routekaart.tab:${tab}`

// Browsers before 2022 have no locks, whatever the types say.
const locks = (): LockManager | undefined => navigator.locks

/** Shows the other documents of this browser that this one is open, until it is closed or crashes. */
export function showOpen(tab: string): void {
  locks()
    ?.request(lockOf(tab), () => new Promise(() => {}))
    .catch(() => {})
}

/**
 * Does something with what was typed in a document, unless that is still open.
 * @param at when something was typed in it last
 */
export async function withClosed(tab: string, at: number, work: () => void): Promise<void> {
  const manager = locks()
  if (manager) await manager.request(lockOf(tab), { ifAvailable: true }, (lock) => lock && work())
  else if (Date.now() - at > longestSilence) work()
}
