import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namespacesFile, namespacesSource } from '#server/write-namespaces.js'
import { textFor } from './i18n.server.ts'

test('namespaces.ts lists the folders of texts as they are; `npm run texts` writes it', () => {
  expect(readFileSync(namespacesFile, 'utf8')).toBe(namespacesSource())
})

test('a folder or a key that is not there does not compile', () => {
  const t = textFor('nl', 'common')
  // @ts-expect-error: there is no such folder.
  expect(() => textFor('nl', 'roadmap/typo')).toThrow('roadmap/typo')
  // @ts-expect-error: the folder has no such key.
  expect(t('header.typo')).toBe('header.typo')
})
