import { expect } from '@playwright/test'
import { openStep } from '#tests/support/step-form.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { encoded, openVisitor, signedIn } from '#tests/support/visitor.ts'
import { programOf } from './programs.ts'
import { namelessIn, readPage } from './w3m.ts'

const formPage = '/organisation/basic-info/organisation'

/** What each page says, from its top to its end. */
const pages: Record<string, string[]> = {
  '/authentication/login': [
    'Naar de inhoud',
    'English',
    'Inloggen\n\nHier bereidt u',
    'Inloggen\nOp de volgende pagina',
  ],
  '/': ['Naar de inhoud', 'Locaties', 'Uitloggen', 'Welkom, Marieke', '1. Keuze van de unit', 'Begin met stap 1'],
  '/organisation/route-card': [
    ...['Uitloggen', 'Routekaart van De Zonnehof', '0 van 3 taken klaar', '1. Uw organisatie'],
    ...['Organisatie en locaties\n', 'Open', '2. Op één lijn', 'Verwerkersovereenkomst', 'Lees de hulp'],
  ],
  [formPage]: [
    ...['Uitloggen', 'Routekaart van De Zonnehof', 'U bent bij: Organisatie', 'Wat zijn de gegevens'],
    ...['Naam van de organisatie [', 'KvK-nummer van de organisatie\n\nAcht cijfers\n', 'Plaats van de organisatie ['],
    ...['Functie leidinggevende', 'Opslaan en verder Opslaan Terug'],
  ],
}

test('in w3m pages are read from top to end, and a form is sent', async ({ server }) => {
  const program = await programOf('w3m')
  test.skip(!program, 'There is no w3m on this machine.')
  const member = await newTenant([])
  const visitor = await signedIn(server.origin, member)
  const read = (path: string, { cookies } = visitor, form?: string) =>
    readPage({
      ...{ program: program ?? '', address: `${server.origin}${path}`, form },
      cookies: [...cookies].map((cookie) => cookie.join('=')).join('; '),
    })

  for (const [path, said] of Object.entries(pages)) {
    await test.step(path, async () => {
      const page = await read(path, path.includes('login') ? openVisitor(server.origin) : visitor)
      expect.soft(inOrder(page, said), `${path} reads:\n${page}`).toEqual(said)
      expect.soft(namelessIn(page), `links and fields of ${path} without a name`).toEqual([])
    })
  }

  await test.step('a form is sent', async () => {
    const { fields } = await openStep(visitor, formPage)
    // It keeps no cookie where it is led on from, so the page after this one is requested again.
    await read(formPage, visitor, encoded({ ...fields, 'organisation.kvk': '30198766', goTo: 'next' }))
    expect(await read('/organisation/route-card')).toMatch(/Bezig\s+Nog\snodig:/)
    expect(await read(formPage)).toContain('[30198766')
  })
})

/** Those of these words that follow each other on the page, up to the first that does not. */
function inOrder(page: string, words: readonly string[]): string[] {
  // Links begin with their number, and lines with spaces.
  const text = page.replace(/\[\d+\](?!\[)|^ +/gm, '')
  let from = 0
  return words.filter((said) => {
    const at = text.indexOf(said, from)
    if (at >= 0) from = at + said.length
    return at >= 0
  })
}
