import type { Page } from '@playwright/test'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { fillInAgreement, signer } from '#tests/support/agreement.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { addLink, linkForm } from '#tests/support/share.ts'
import { test } from '#tests/support/test.ts'
import { photograph } from './photograph.ts'

/** What somebody sees who comes by a link, of each kind; the pages after an answer are among the states. */
const widths = [390, 1280]

const recipient = { recipientName: 'Hanneke de Vries', recipientEmail: 'hanneke@example.org', wishedDay: '2027-04-12' }
const kinds: Record<string, Partial<NewShareLink>> = {
  fill: { purpose: 'ict', may: 'fill', items: ['wifi-settings'] },
  bring: { purpose: 'colleague', may: 'upload', items: ['floor-plan'] },
  read: { purpose: 'reviewer', may: 'read', items: ['newsletter'] },
  sign: signer,
  officer: { ...signer, purpose: 'dpo' },
  documents: { purpose: 'prospect', may: 'read', items: [], locationIndex: null },
}

async function reviewLink(page: Page, language: Language): Promise<string> {
  await page.goto(linkForm)
  await page.locator('[name=name]').fill(recipient.recipientName)
  await page.locator('[name=may][value=review]').check()
  await page.locator(`[name=language][value=${language}]`).check()
  await page.locator('main button[type=submit]').last().click()
  return page.locator('#link-address').inputValue()
}

for (const language of languages) {
  test(`every page that a guest sees, in ${language}`, async ({ page, actAs }) => {
    const take = (name: string) => photograph(page, `guests/${name}-${language}`, widths)
    const member = await addOrganisation(['Huis aan de Vecht'])
    await fillInAgreement(member)
    for (const [name, over] of Object.entries(kinds)) {
      const { address } = await addLink(member, { ...recipient, language, message: 'Lukt dit deze week?', ...over })
      await page.goto(address)
      await take(name)
      if (name !== 'sign') continue
      await page.goto(`${address}/phone`)
      await take('phone')
      await page.goto(`${address}/privacy`)
      await take('privacy')
    }
    const bySender = await addLink(member, { ...recipient, language, codeHash: 'x' })
    const mailed = await addLink(member, { ...recipient, language, codeHash: 'x', codeEmail: 'h.devries@example.com' })
    await page.goto(`${bySender.address}/code`)
    await take('code')
    for (const step of ['', '?code', '?sent']) {
      await page.goto(`${mailed.address}/code${step}`)
      await take(`code-by-mail${step.replace('?', '-')}`)
    }
    await actAs(member)
    const review = await reviewLink(page, language)
    await take('sender-made-link')
    await page.goto(linkForm)
    await take('sender-new-link')
    await page.context().clearCookies()
    await page.goto(review)
    await take('review')
  })
}
