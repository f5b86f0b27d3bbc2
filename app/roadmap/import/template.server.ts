import { attachmentHeader } from '#app/platform/documents/content-disposition.ts'
import { csvAnswer } from '#app/platform/export/csv-answer.server.ts'
import { workbookOf, workbookType } from '#app/platform/spreadsheet/write-workbook.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { columns, emptyCells, type Cells } from './columns.ts'
import { headsFor } from './heads.server.ts'
import { maxRows } from './limits.ts'

/** How wide the columns are, in characters. */
const widths = [30, 26, 11, 18, 18, 18, 20, 20, 30, 18, 22, 20, 16]

/** The file to start from as a workbook: the heads with two locations as examples, and a sheet that explains them. */
export async function workbookTemplate(language: Language): Promise<Response> {
  const t = textFor(language, 'roadmap/import')
  const rows = [headsOf(language), ...examplesFor(language)]
  const said = [t('template.about'), t('template.heads'), t('template.rows'), t('template.remove')]
  const explanation = [...said, t('choose.keeps'), t('template.most', { most: maxRows })].map((line) => [line])
  const bytes = await workbookOf([
    { name: t('template.sheet'), widths, rows },
    { name: t('template.explanation'), widths: [120], rows: explanation },
  ])
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': workbookType,
      'Content-Disposition': attachmentHeader(`${t('template.file')}.xlsx`),
      'Cache-Control': 'no-store',
    },
  })
}

/** The same as text. */
export const csvTemplate = (language: Language): Response =>
  csvAnswer(textFor(language, 'roadmap/import')('template.file'), headsOf(language), examplesFor(language))

function headsOf(language: Language): string[] {
  const names = headsFor(language)
  return columns.map((column) => names[column])
}

function examplesFor(language: Language): string[][] {
  const t = textFor(language, 'roadmap/import')
  const one: Partial<Cells> = {
    ...{ name: t('template.examples.one'), address: 'Dorpsplein 1', zipcode: '3601 AA', city: 'Maarssen' },
    ...{ phone: '0346 555 010', contactFirstName: 'Els', contactLastName: 'Groen', contactRole: 'Teamleider' },
    ...{ contactEmail: 'els.groen@example.org', contactPhone: '06 5555 0101' },
    ...{ ward: 'Begane grond', wardType: 'Somatiek', beds: '24' },
  }
  const further: Partial<Cells> = { ward: 'Eerste verdieping', wardType: 'Gesloten PG', beds: '18' }
  const two: Partial<Cells> = { name: t('template.examples.two'), city: 'Breukelen', ward: 'Hof', beds: '30' }
  return [one, further, two].map((cells) => {
    const whole = { ...emptyCells(), ...cells }
    return columns.map((column) => whole[column])
  })
}
