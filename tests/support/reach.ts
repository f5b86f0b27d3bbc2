import type { Page } from '@playwright/test'

/** What stands in the way on a page as it is now, on however small a screen: in words, nothing where all is well. */
export const obstaclesOn = (page: Page): Promise<string[]> => page.evaluate(findObstacles)

/** Runs in the page. Looks for what is too wide, for bars that stay, and for controls that these hide while in use. */
function findObstacles(): string[] {
  const root = document.documentElement
  const tooWide = root.scrollWidth - root.clientWidth
  const found = tooWide > 0 ? [`scrolls ${tooWide} px sideways`] : []
  const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
  // A bar at the very end of a page comes to rest there; halfway it is in the way.
  window.scrollTo(0, (root.scrollHeight - window.innerHeight) / 2)
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element)
    if ((position !== 'fixed' && position !== 'sticky') || !element.checkVisibility({ opacityProperty: true })) continue
    const { top, bottom } = element.getBoundingClientRect()
    const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
    if (seen > window.innerHeight / 3) found.push(`${nameOf(element)} takes ${Math.round(seen)} px of the screen`)
  }
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
    control.focus()
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, Math.max(0, top) + Math.min(height, 24) / 2)
    const isItself = hit && (control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit))
    if (document.activeElement === control && !isItself) {
      found.push(`${nameOf(control)} is behind ${hit ? nameOf(hit) : 'nothing: it is off the screen'}`)
    }
  }
  return found
}

/** What cannot be told from the ground where the browser paints in the reader's own few colours, in words. */
export async function faintOn(page: Page): Promise<string[]> {
  // After a click browsers do not show the focus; after a key they do.
  await page.keyboard.press('Tab')
  return page.evaluate(findFaint)
}

/** Runs in the page, with forced colours. */
function findFaint(): string[] {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.backgroundColor = 'Canvas'
  const ground = getComputedStyle(probe).backgroundColor
  probe.remove()
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const isClear = (colour: string): boolean => {
    if (!colour.startsWith('rgb') || /^rgba.*, 0\)$/.test(colour)) return false
    const [more, less] = [light(colour), light(ground)].sort((a, b) => b - a)
    return ((more ?? 0) + 0.05) / ((less ?? 0) + 0.05) >= 3
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const nameOf = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('name') ?? element.textContent).trim().slice(0, 40)}`
  const found: string[] = []
  const fields = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea'
  for (const field of document.querySelectorAll(fields)) {
    // A number between its two buttons has one edge around all three.
    const edged = field.closest('.count-input') ?? field
    const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(edged)
    const hasEdge = borderBottomStyle !== 'none' && borderBottomWidth !== '0px' && isClear(borderBottomColor)
    if (isSeen(field) && !hasEdge) found.push(`${nameOf(field)} has no edge`)
  }
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
    if (!isSeen(control) || control.tabIndex < 0) continue
    if (!isClear(getComputedStyle(control).color)) found.push(`${nameOf(control)} has no colour`)
    control.focus({ preventScroll: true })
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control)
    const isRinged = outlineStyle !== 'none' && outlineWidth !== '0px' && isClear(outlineColor)
    if (document.activeElement === control && !isRinged) found.push(`${nameOf(control)} does not show the focus`)
  }
  for (const sign of document.querySelectorAll('svg')) {
    const shapes = [...sign.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse, text')]
    const isDrawn = shapes.some((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return isClear(fill) || isClear(stroke)
    })
    if (isSeen(sign) && shapes.length > 0 && !isDrawn) {
      found.push(`a sign in ${nameOf(sign.parentElement ?? sign)} is not seen`)
    }
  }
  return found
}
