import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

export type Island = {
  box: HTMLElement
  render: (content: ReactNode) => void
  close: () => void
}

/**
 * A part of the page that React draws in the browser, fetched when it is needed. Whatever takes the place of the page around
 * it leaves it alone (`put-in-place.ts`).
 * @param box where it is drawn; without one at the end of the page
 */
export function openIsland(box: HTMLElement = boxAtEnd()): Island {
  box.dataset.island = ''
  const root = createRoot(box)
  return {
    box,
    render: (content) => flushSync(() => root.render(content)),
    close() {
      root.unmount()
      box.remove()
    },
  }
}

function boxAtEnd(): HTMLElement {
  const box = document.createElement('div')
  document.body.append(box)
  return box
}
