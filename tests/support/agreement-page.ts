import { expect, type Page } from '@playwright/test'

/** Goes through the parts of what is signed by a link, up to the last one with the form; gives how many there are. */
export async function readOn(page: Page): Promise<number> {
  const next = page.getByRole('link', { name: 'Verder' })
  let part = 1
  for (; (await next.count()) > 0; part += 1) {
    await next.click()
    await expect(page.getByRole('heading', { name: `Deel ${part + 1} van` })).toBeVisible()
  }
  return part
}

/** What signer and data protection officer tick. */
export const declares = /Ik heb de tekst gelezen|als functionaris gegevensbescherming/
