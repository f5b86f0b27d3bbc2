import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Where the Tab key came to rest. `look` is the same for controls that are drawn alike. */
type Stop = { name: string; look: string; problem: string | null }

/** Fewer pixels than a ring of 3 px has around a square of 24 px. */
const leastRing = 150

/**
 * Walks through a page by the Tab key, from its beginning to its end, and looks at each stop: whether it stands on the screen
 * with nothing over it, and, for one of each look, whether pixels say that it has the focus.
 * @returns how many stops there are, and in words what is wrong
 */
export async function walkFocusStops(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = []
  const looks = new Set<string>()
  let stops = 0
  // From its beginning, also where errors have the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
    stops += 1
    if (stop.problem !== null) problems.push(`${stop.name} ${stop.problem}`)
    else if (!looks.has(stop.look)) {
      looks.add(stop.look)
      if ((await pixelsOfFocus(page)) < leastRing) problems.push(`${stop.name} does not show the focus`)
    }
  }
  return { stops, problems }
}

async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab')
  return page.evaluate(lookAtFocus)
}

/** Runs in the page. Each stop is marked, so that the walk ends where it comes round. */
function lookAtFocus(): Stop | null {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === document.body || control.dataset.walked) return null
  control.dataset.walked = 'yes'
  const box = [...control.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? new DOMRect()
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
    return `${element.localName} “${words.trim().slice(0, 40)}”`
  }
  // Browsers bring the line of a tall field into sight in which one types.
  const isCut = right - left < box.width - 1 || bottom - top < Math.min(box.height, window.innerHeight) / 2
  const place = [box.left, box.top, box.right, box.bottom].map(Math.round).join(', ')
  const problem = isCut
    ? `is beside the screen: ${place}`
    : hit && control.contains(hit)
      ? null
      : `is behind ${hit ? nameOf(hit) : 'nothing'}`
  const look = [control.localName, control.className, control.getAttribute('type')].join(' ')
  return { name: nameOf(control), look, problem }
}

/** How many pixels of the screen are others with the focus than without it. The next Tab goes on from here. */
async function pixelsOfFocus(page: Page): Promise<number> {
  const focused = await page.screenshot()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const plain = await page.screenshot()
  const [one, other] = await Promise.all([focused, plain].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!one || !other) throw new Error('There are no pictures to compare.')
  let changed = 0
  for (let at = 0; at < one.length; at += 3) {
    if (one[at] !== other[at] || one[at + 1] !== other[at + 1] || one[at + 2] !== other[at + 2]) changed += 1
  }
  return changed
}
