import { expect, type Page } from '@playwright/test'
import { madeUpPortal } from '#tests/made-up-task/portal.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { onePagePdf } from '#tests/support/review-desk.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { cardLine, expectRefusal, expectState, goOn, lookThrough, mend, openPage, seeHeading } from './journey/steps.ts'

test.use({ portal: madeUpPortal })

const [title, task] = ['Verzonnen taak', '/location/made-up-task']
const at = (page: string) => `${task}/${page}?location=0`
const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: onePagePdf() })
const field = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type=hidden])`)
const chosen = (page: Page, name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a task with every kind of field is filled in, refused, sent back, answered by link and undone', async ({
  page,
  actAs,
  scripts,
}) => {
  const [member, admin] = [await addOrganisation(['Huis']), await newAdmin()]
  const look = (name: string) => (scripts === 'off' ? Promise.resolve() : checkState(page, name))
  await actAs(member)

  await test.step('fields are refused and filled in', async () => {
    await page.goto(at('about'))
    await seeHeading(page, 'Waar gaat het over?')
    await expect(page.getByRole('group', { name: 'De eigenaar' })).toBeVisible()
    await field(page, 'name').fill('Een veel te lange naam')
    await field(page, 'owner.email').fill('geen adres')
    await field(page, 'story').fill('Er was eens\neen apparaat.')
    await field(page, 'size').fill('12')
    for (const [name, value] of [
      ['known', 'true'],
      ['colour', 'blue'],
      ['moments', 'night'],
    ] as const)
      await chosen(page, name, value).check()
    await field(page, 'month').selectOption('juli')
    await field(page, 'since').fill('2026-04-12')
    await field(page, 'visit').first().fill('2026-05-13')
    await field(page, 'visit').last().fill('10:30')
    const [tooLong, noAddress] = [/^Naam van het geheel: /, /^E-mailadres van de eigenaar: /]
    await expectRefusal(page, () => goOn(page), [tooLong, noAddress])
    await look('a refused made-up page')
    await mend(page, tooLong, 'De Linde')
    await mend(page, noAddress, 'ans@example.org')
    await goOn(page)
  })

  await test.step('a page waits until its lock is open', async () => {
    await seeHeading(page, 'Welke apparaten zijn er?')
    await expect(page.getByText('Kies eerst een streefdatum.')).toBeVisible()
    await expect(field(page, 'network')).toHaveCount(0)
    await page.goto('/location/select-initial-target-date/details?location=0')
    await field(page, 'date').fill(`${new Date().getFullYear() + 1}-03-16`)
    await goOn(page)
    await expect(field(page, 'date')).toHaveCount(0)
    await page.goto(at('devices'))
    await expect(page.getByText('Kies eerst een streefdatum.')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'De plattegrond' })).toBeVisible()
  })

  await test.step('rows, a choice in a row, a secret and a file share a page', async () => {
    await field(page, 'devices[0].name').fill('Mat')
    await chosen(page, 'devices[0].kind', 'mat').check()
    await press(page, '+ Nog een apparaat')
    await expect(page.getByRole('group', { name: 'Apparaat 2' })).toBeVisible()
    await field(page, 'devices[1].name').fill('Een knop die te lang heet')
    await chosen(page, 'devices[1].kind', 'button').check()
    await field(page, 'password').fill('Sesam-open-u')
    await page.getByLabel('Bestanden kiezen').setInputFiles(fileOf('wazig.pdf'))
    const tooLong = /^Naam van het apparaat \(Apparaat 2\): /
    await expectRefusal(page, () => goOn(page), [/^Netwerk: /, tooLong])
    await expect(page.getByRole('link', { name: 'Download wazig.pdf' })).toBeVisible()
    await expect(page.getByText('Er is een wachtwoord bewaard')).toBeVisible()
    expect(await page.content()).not.toContain('Sesam-open-u')
    await look('a refused made-up page with rows and files')
    await mend(page, tooLong, 'Knop')
    await field(page, 'network').fill('Zorgnet')
    await goOn(page)
    await seeHeading(page, 'Download het briefje')
  })

  await test.step('a row goes after a question', async () => {
    await openPage(page, 'Apparaten')
    await expect(page.getByRole('group', { name: 'Apparaat 2: Knop' })).toBeVisible()
    await press(page, '+ Nog een apparaat')
    await field(page, 'devices[2].name').fill('Weg')
    await press(page, 'Opslaan')
    await expect(page.getByRole('group', { name: 'Apparaat 3: Weg' })).toBeVisible()
    await press(page, 'Apparaat 3 weghalen')
    await expect(page.getByRole('heading', { name: 'Apparaat 3: Weg verwijderen?' })).toBeVisible()
    await press(page, 'Ja, verwijderen')
    await expect(page.getByRole('group', { name: 'Apparaat 3: Weg' })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Apparaat 2: Knop' })).toBeVisible()
    await goOn(page)
  })

  await test.step('a letter is downloaded', async () => {
    await expect(page.getByText('Dit gaat over De Linde.')).toBeVisible()
    const download = page.waitForEvent('download')
    await press(page, 'Downloaden als Word-bestand')
    expect((await download).suggestedFilename()).toMatch(/^Briefje Huis.*\.docx$/)
    await page.getByRole('main').getByRole('link', { name: 'Verder', exact: true }).click()
  })

  await test.step('a check holds the reader, and then it is done', async () => {
    await seeHeading(page, 'Bent u akkoord?')
    await expectRefusal(page, () => goOn(page), [/^Ik ben akkoord: /])
    await field(page, 'agreed').check()
    await goOn(page)
    await lookThrough(page, ['De Linde', 'Blauw', 'In de nacht', 'Een knop', '••••', 'juli', 'wazig.pdf'])
    await seeHeading(page, 'De verzonnen taak is klaar')
    await page.goto('/location/route-card?location=0')
    await expectState(page, title, 'Bij ons')
  })

  await test.step('staff send the file back, and a new version comes to the page that takes files', async () => {
    await actAs(admin)
    await page.goto(`/admin/review?organisation=${member.organisationId}`)
    await page.getByRole('link', { name: 'wazig.pdf' }).click()
    await page.getByLabel('Wat moet er anders?').fill('Te wazig.')
    await press(page, 'Terugsturen')
    await expect(page.getByText('wazig.pdf is teruggestuurd.')).toBeVisible()
    await actAs(member)
    await page.goto('/location/route-card?location=0')
    await expectState(page, title, 'Terug van ons', 'een nieuwe plattegrond')
    await cardLine(page, title).getByRole('link', { name: 'Nieuwe versie uploaden' }).click()
    await seeHeading(page, 'Welke apparaten zijn er?')
    await expect(page.getByRole('checkbox', { name: 'wazig.pdf' })).toBeChecked()
    await page.getByLabel('Bestanden kiezen').setInputFiles(fileOf('scherp.pdf'))
    await press(page, 'Opslaan')
    await expect(page.getByRole('link', { name: 'Download scherp.pdf' })).toBeVisible()
    await page.goto('/location/route-card?location=0')
    await expectState(page, title, 'Bij ons')
  })

  const link = await addLink(member, { purpose: 'ict', may: 'fill', items: ['made-up'], recipientName: 'Ilse Net' })
  await test.step('somebody fills it in by a link', async () => {
    await page.goto(link.address)
    await field(page, 'devices[1].name').fill('Een knop die te lang heet')
    await expectRefusal(page, () => press(page, 'Opslaan'), [/^Naam van het apparaat \(Apparaat 2\): /])
    await field(page, 'devices[1].name').fill('Bel')
    await field(page, 'story').fill('Ilse vertelt.')
    await press(page, '+ Nog een apparaat')
    await expect(page.getByRole('group', { name: 'Apparaat 3' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Apparaat 2: Bel' })).toBeVisible()
    await look('a made-up task by link')
    await field(page, 'numberOfDevices').fill('1')
    await press(page, 'Opslaan')
    await expect(page.getByRole('heading', { name: 'Welk apparaat gaat weg?' })).toBeVisible()
    await page.getByRole('radio', { name: 'Mat' }).check()
    await press(page, 'Verwijder het gekozen apparaat')
    await expect(page.getByRole('group', { name: 'Apparaat 1: Bel' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Apparaat 2' })).toHaveCount(0)
  })

  await test.step('what came by the link is undone', async () => {
    await page.goto(at('history'))
    await expect(page.getByText('Ilse Net, via een deellink').first()).toBeVisible()
    await page
      .getByRole('button', { name: /^Terugzetten Het verhaal/ })
      .first()
      .click()
    await expect(page.getByText('De wijziging is teruggezet.')).toBeVisible()
    await page.goto(at('about'))
    await expect(field(page, 'story')).toHaveValue('Er was eens\neen apparaat.')
  })
})
