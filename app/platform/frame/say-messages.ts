import { readBefore } from '#app/platform/workspace/put-in-place.ts'

/**
 * A message that comes with a page that is put in place of this one would stand where nobody looks: it appears in a corner,
 * a snackbar where it only confirms something.
 */
export function watchMessages(): void {
  readBefore((page) => {
    for (const message of page.querySelectorAll<HTMLElement>('[data-message]')) {
      const { message: look, kind = 'info' } = message.dataset
      const text = message.textContent?.trim() ?? ''
      message.remove()
      void say(look, kind, text)
    }
  })
}

const isKind = (kind: string): kind is 'info' | 'success' | 'warning' | 'error' =>
  ['info', 'success', 'warning', 'error'].includes(kind)

/** Says something in a corner; what draws it is fetched with the first message. */
export async function say(look: string | undefined, kind: string, text: string): Promise<void> {
  const { snackbar, toast } = await import('#app/ui/toaster.tsx')
  if (look === 'snackbar') await snackbar(text)
  else if (isKind(kind)) await toast(kind, text)
}
