import { expect, test } from 'vitest'
import { skeletonOf } from './skeleton.ts'

const page = (title: string, rest: string) => `<html lang="nl"><title>${title}</title><main>${rest}</main></html>`

test('pages that differ in words alone have one skeleton', () => {
  const dutch = page('Taken', '<h1>Taken</h1><a href="/x" aria-label="Ga verder">Verder</a>')
  const english = page('Tasks', '<h1>Tasks</h1><a href="/x" aria-label="Go on">On</a>').replace('"nl"', '"en"')
  expect(skeletonOf(english)).toBe(skeletonOf(dutch))
})

test.each([
  ['a tag', '<h2>Taken</h2>'],
  ['an id', '<h1 id="tasks">Taken</h1>'],
  ['text that is missing', '<h1></h1>'],
  ['text where there was none', '<h1>Taken</h1>Meer'],
  ['a sign in the place of words', '<h1>›</h1>'],
  ['a label that is empty', '<h1 aria-label="">Taken</h1>'],
])('%s makes another skeleton', (_what, other) => {
  expect(skeletonOf(page('Taken', other))).not.toBe(skeletonOf(page('Taken', '<h1>Taken</h1>')))
})

test('a sign in the place of words of a label makes another skeleton', () => {
  const labelled = (label: string) => skeletonOf(page('Taken', `<a href="/x" aria-label="${label}">Verder</a>`))
  expect(labelled('›')).not.toBe(labelled('Ga verder'))
})
