import { fillIn, whenPutInPlace } from '#app/platform/workspace/put-in-place.ts'
import { isUnderWay, whenUnderWay } from '#app/platform/workspace/send-form.ts'
import { subscribe, workspace } from '#app/platform/workspace/workspace.ts'

/** Shows on the page that something is on its way, and that the network is gone. */
export function watchState(): void {
  subscribe(show)
  whenUnderWay(show)
  whenPutInPlace(show)
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
}

function show(): void {
  const isBusy = isUnderWay() || workspace().status === 'loading'
  for (const bar of document.querySelectorAll<HTMLElement>('[data-progress]')) {
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', bar.dataset.progress ?? '')
    bar.hidden = !isBusy
  }
  for (const banner of document.querySelectorAll<HTMLElement>('[data-offline]')) {
    if (!navigator.onLine) fillIn(banner)
    banner.hidden = navigator.onLine
  }
}
