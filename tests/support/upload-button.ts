import type { Locator, Page } from '@playwright/test'

/** The button that sends the chosen files and stays: with script it says how many. */
export const uploadButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Uploaden|\d+ bestand(en)? uploaden|Upload|Upload \d+ files?)$/ })
