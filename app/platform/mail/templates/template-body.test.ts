import { describe, expect, test } from 'vitest'
import { languages } from '#app/platform/i18n/languages.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'
import { fill, paragraphsOf, problemsOf, type TemplateText } from './template-body.ts'
import { templateNames } from './templates.ts'

const own = { nl, en }
const good: TemplateText = {
  subject: 'Nieuw wachtwoord voor {{routeCard}}',
  body: 'Beste {{name}},\n\n{{lasts}}\n\n[Kies een wachtwoord]',
}
const withBody = (body: string): TemplateText => ({ ...good, body })

test.each(templateNames.flatMap((name) => languages.map((language) => [name, language] as const)))(
  'the portal’s own text of %s in %s can be used',
  (name, language) => {
    expect(problemsOf(name, own[language][name])).toEqual([])
  },
)

describe('a text is refused', () => {
  test.each<[string, TemplateText, unknown[]]>([
    ['without a button', withBody('{{lasts}}'), [{ kind: 'no-button' }]],
    ['with a button in the middle of a sentence', withBody('{{lasts}} [Kies]'), [{ kind: 'no-button' }]],
    ['with two buttons', withBody('{{lasts}}\n\n[A]\n\n[B]'), [{ kind: 'buttons' }]],
    [
      'with a value that it does not have',
      withBody('{{lasts}} {{link}}\n\n[A]'),
      [{ kind: 'unknown', names: ['link'] }],
    ],
    ['without a value that it needs', withBody('{{name}}\n\n[A]'), [{ kind: 'needed', names: ['lasts'] }]],
    [
      'with a value that it needs in the subject alone',
      { subject: '{{lasts}}', body: '[A]' },
      [{ kind: 'needed', names: ['lasts'] }],
    ],
  ])('%s', (_, text, problems) => {
    expect([problemsOf('password-forgotten', good), problemsOf('password-forgotten', text)]).toEqual([[], problems])
  })
})

test('a message that leads nowhere has no button', () => {
  const withCode = (body: string) => problemsOf('link-code', { subject: 'Code', body })
  expect([withCode('{{code}}'), withCode('{{code}}\n\n[Verder]')]).toEqual([[], [{ kind: 'button-here' }]])
})

test('an empty line begins a paragraph, a line end does not', () => {
  expect(paragraphsOf('A\nB\r\n \r\n\n[ C ]\n\n')).toEqual(['A\nB', { label: 'C' }])
})

test('values stand where they belong, and a paragraph goes with a value that there is none of', () => {
  const sentence = 'Een {{name}} en [knop]'
  const values = { name: '', lasts: sentence, routeCard: 'de routekaart' }
  expect(fill({ ...good, body: `${good.body}\n\nTot {{ lasts }}` }, values)).toEqual({
    subject: 'Nieuw wachtwoord voor de routekaart',
    parts: [{ words: sentence }, { label: 'Kies een wachtwoord' }, { words: `Tot ${sentence}` }],
  })
})

test('lists stand where they are alone, and nowhere else', () => {
  const digest = (body: string): TemplateText => ({ subject: 'Week', body })
  expect(fill(digest('{{lead}}\n\n{{lists}}\n\n[Verder met {{task}}]'), { lead: 'Nog 29 dagen.', task: '' })).toEqual({
    subject: 'Week',
    parts: [{ words: 'Nog 29 dagen.' }, 'lists'],
  })
  expect(problemsOf('digest', digest('{{lead}}\n\n{{lists}}\n\n[Verder]'))).toEqual([])
  expect(problemsOf('digest', digest('{{lead}} {{lists}}\n\n[Verder]'))).toEqual([{ kind: 'lists-alone' }])
})
