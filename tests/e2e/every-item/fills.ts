import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { textOfDocx } from '#tests/support/docx.ts'
import type { Fill, FillIn } from './task.ts'

/** Types these answers, by their labels. */
export const type =
  (answers: Record<string, string>): FillIn =>
  async (within) => {
    for (const [label, answer] of Object.entries(answers)) await within.getByLabel(label).fill(answer)
  }

/** Ticks boxes and chooses among radio buttons, by their labels. */
export const tick =
  (...labels: string[]): Fill =>
  async (page) => {
    for (const label of labels) await page.getByLabel(label).check()
  }

/** Chooses from a list, by the words shown. */
export const choose =
  (label: string, option: string): Fill =>
  (page) =>
    page.getByLabel(label).selectOption({ label: option })

/** Does it within a group with this name. */
export const inGroup =
  (name: string, fill: FillIn): Fill =>
  (page) =>
    fill(page.getByRole('group', { name }))

/** Presses a button that changes the page. */
export const press =
  (name: string): Fill =>
  (page) =>
    page.getByRole('button', { name }).click()

/** Finds these words on the page. */
export const see =
  (words: string | RegExp): Fill =>
  (page) =>
    expect(page.getByRole('main').getByText(words)).toBeVisible()

/** Chooses a PDF to be uploaded. */
export const chooseFile =
  (name: string): Fill =>
  (page) =>
    page
      .getByLabel('Bestanden kiezen')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) })

/** Finds a document on the page and takes it: it is what was uploaded. */
export const takeDocument =
  (name: string): Fill =>
  async (page) => {
    const { download, bytes } = await take(page, page.getByRole('link', { name: `Download ${name}` }))
    expect(download.suggestedFilename()).toBe(name)
    expect(bytes).toEqual(Buffer.from(sampleFiles.pdf))
  }

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Takes a letter as a Word file, in which these words are found. */
export const takeLetter =
  (says: string, button = 'Downloaden als Word-bestand'): Fill =>
  async (page) => {
    const control = page.getByRole('button', { name: button }).or(page.getByRole('link', { name: button }))
    const { download, bytes } = await take(page, control, wordType)
    expect(download.suggestedFilename()).toMatch(/\.docx$/)
    expect(textOfDocx(Uint8Array.from(bytes).buffer)).toContain(says)
  }

/**
 * Takes the only appointment on the page as a file for calendars.
 * @param starts as such files say it, e.g. `20270312T093000Z`
 */
export const takeAppointment =
  (starts: string): Fill =>
  async (page) => {
    const link = page.getByRole('link', { name: /^Afspraak van .* \(\.ics\)$/ })
    const { download, bytes } = await take(page, link, 'text/calendar')
    expect(download.suggestedFilename()).toMatch(/\.ics$/)
    expect(bytes.toString()).toContain(`DTSTART:${starts}`)
  }

/** Downloads by a button or a link, and asks once more for what it says of itself. */
async function take(page: Page, control: Locator, mediaType = 'application/pdf') {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()])
  const bytes = await readFile(await download.path())
  const answer = await page.request.get(download.url())
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain(mediaType)
  expect(answer.headers()['content-disposition']).toMatch(/^attachment;/)
  expect(bytes.length).toBeGreaterThan(0)
  return { download, bytes }
}
