import { expect } from '@playwright/test'
import { locationId } from '#tests/support/care-organisation.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const longName = `Zorgcentrum${'langenaam'.repeat(20)}`

const namedSo = [
  {
    formType: 'org-information',
    locationIndex: null,
    fields: { locations: [{ id: locationId(0), name: longName }], numberOfLocations: 1, numberOfBedsenseLocations: 1 },
  },
]

for (const width of [320, 900, 1280]) {
  test(`a name of one very long word leaves room for how far a location is, at ${width} pixels`, async ({
    page,
    actAs,
  }) => {
    await actAs(await newTenant(namedSo))
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/organisation')
    const [card, picture] = [
      page.getByRole('listitem').filter({ hasText: longName }).first(),
      page.getByRole('group', { name: `Vijf stappen van ${longName}` }),
    ]
    await expect(card).toBeVisible()
    const right = await card.evaluate((element) => element.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(width)
    expect((await picture.boundingBox())?.width).toBeGreaterThan(150)
  })
}
