import { readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { namedControls, namelessIn } from './named-controls.ts'

const validator = new HtmlValidate({ root: true, plugins: [namedControls], rules: { 'named-controls': 'error' } })

test.each([
  ['a button with a word', '<button>Opslaan</button>', []],
  ['a sign with a label', '<a href="/" aria-label="Terug"><svg></svg></a>', []],
  ['a sign with a word that is not seen', '<a href="/">›<span class="sr-only">Volgende</span></a>', []],
  ['a field with a label beside it', '<label for="a">Naam</label><input id="a">', []],
  ['a field in its label', '<label>Naam <select></select></label>', []],
  ['a field named by others', '<p id="a">Van</p><input aria-labelledby="a">', []],
  ['what is hidden from screen readers', '<button aria-hidden="true"></button><input type="hidden">', []],
  ['a sign only', '<button>×</button>', ['is called "×"']],
  ['a word that is hidden', '<a href="/"><span aria-hidden="true">Terug</span></a>', ['is called ""']],
  ['a field with a placeholder', '<input placeholder="Naam">', ['is called ""']],
  ['an empty label', '<label for="a">…</label><textarea id="a"></textarea>', ['is called "…"']],
])('%s', async (_, html, problems) => {
  const { results } = await validator.validateString(html)
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual(problems)
})

test('whatever a screen reader is told of the main pages has a name', () => {
  expect(namelessIn('- button "×"\n- link\n- link "Terug"\n  - textbox')).toHaveLength(3)
  const trees = readdirSync('tests/e2e/trees')
  expect(trees.length).toBeGreaterThan(20)
  const nameless = trees.flatMap((file) => namelessIn(readFileSync(`tests/e2e/trees/${file}`, 'utf8')))
  expect(nameless).toEqual([])
})
