import { expect, test } from 'vitest'
import { textSourceFor } from '#app/platform/i18n/i18n.server.ts'
import { readAnyText, type AnyTextReader } from '#app/platform/i18n/text.ts'
import { frameOf } from './handle.ts'

const text: AnyTextReader = (namespace) => readAnyText(textSourceFor('nl'), namespace)
const parent = {
  handle: { title: { namespace: 'common', key: 'header.help' }, place: () => 'Huis aan de Vecht' },
  data: {},
}

test('the innermost route names the page, the others what it leaves open', () => {
  const page = { handle: { title: () => 'Afdelingen', formId: 'page' }, data: { any: 1 } }
  expect(frameOf([parent, page], text)).toEqual({
    title: 'Afdelingen',
    formId: 'page',
    place: 'Huis aan de Vecht',
    choices: null,
    script: false,
    isWide: false,
    head: null,
  })
  expect(frameOf([parent], text).title).toBe('Hulp')
})

test('the tab says what the page is about, from near to far, where its name does not say so already', () => {
  const task = { handle: { about: () => ['Algemene gegevens', null, 'Huis aan de Vecht'] }, data: {} }
  const titleOf = (title: string) => frameOf([task, { handle: { title: () => title }, data: {} }], text).title
  expect(titleOf('Afdelingen')).toBe('Afdelingen · Algemene gegevens · Huis aan de Vecht')
  expect(titleOf('Wie doet dit? Algemene gegevens')).toBe('Wie doet dit? Algemene gegevens · Huis aan de Vecht')
})

test('a route whose loader failed says nothing: its form is not on the page', () => {
  const failed = { handle: { title: () => 'Afdelingen', formId: 'page' }, data: undefined }
  expect(frameOf([parent, failed], text)).toEqual({
    title: 'Hulp',
    formId: undefined,
    place: 'Huis aan de Vecht',
    choices: null,
    script: false,
    isWide: false,
    head: null,
  })
  expect(frameOf([{ handle: undefined, data: {} }], text)).toEqual({
    title: null,
    formId: undefined,
    place: null,
    choices: null,
    script: false,
    isWide: false,
    head: null,
  })
})

test('a page may have its form only sometimes', () => {
  const page = (isLocked: boolean) => ({
    handle: { formId: (data: { isLocked: boolean }) => (data.isLocked ? undefined : 'page') },
    data: { isLocked },
  })
  expect(frameOf([parent, page(false)], text).formId).toBe('page')
  expect(frameOf([parent, page(true)], text).formId).toBeUndefined()
})
