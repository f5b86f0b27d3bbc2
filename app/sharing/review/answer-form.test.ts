import { describe, expect, test } from 'vitest'
import { choicesFor, readReview, type TypedReview } from './answer-form.ts'
import type { Section } from './sections.ts'

const part = (path: string) => ({ itemKey: 'task', path, label: `Veld ${path}` })
const section = (id: string, ...paths: string[]): Section => ({
  id,
  kind: 'answers',
  itemKey: 'task',
  title: null,
  answers: [],
  parts: paths.map(part),
})
const sections = [section('one', 'a'), section('two', 'b', 'c')]
const read = (typed: TypedReview, hasRemarks = false) =>
  readReview(typed, {
    sections,
    choices: choicesFor('council'),
    hasRemarks,
    isEmail: (text) => text.includes('@'),
    addressOf: (text) => text,
    isName: (text) => !text.includes('\n'),
  })

describe('a review as it was typed', () => {
  test.each<[string, TypedReview, string[]]>([
    ['nothing', {}, ['answer noAnswer']],
    ['an answer that is none', { answer: 'burn' }, ['answer noAnswer']],
    ['changes without words', { answer: 'ask', words: ' \n' }, ['words noWords']],
    [
      'changes of which nothing shows',
      { answer: 'ask', words: '\u200b\u2060', 'remark-one': '\u00ad' },
      ['words noWords'],
    ],
    ['a refusal with remarks but no reason', { answer: 'decline', 'remark-one': 'x' }, ['words noReason']],
    ['somebody else at no address', { answer: 'move', name: 'An', email: 'x' }, ['email noEmail']],
    ['a name of two lines', { answer: 'move', name: 'An\nBcc: x', email: 'a@b' }, ['name noName']],
    ['nothing to keep', { answer: 'keep', words: 'x' }, ['answer nothingToKeep']],
    ['too much', { answer: 'approve', words: 'x'.repeat(2001) }, ['words tooLong']],
    ['too much about one thing', { answer: 'ask', 'remark-two': 'x'.repeat(2001) }, ['remark-two tooLong']],
  ])('%s is refused', (_what, typed, expected) => {
    const answer = read(typed)
    expect('errors' in answer && answer.errors.map(({ field, says }) => `${field} ${says}`)).toEqual(expected)
  })

  test('remarks name what they are about, whatever was sent as that', () => {
    const typed = { answer: 'ask', 'remark-one': 'x\0', 'remark-two': 'y', 'part-two': 'c' }
    expect(read(typed)).toMatchObject({
      review: {
        comments: [
          { path: 'a', words: 'x' },
          { path: 'c', words: 'y' },
        ],
        words: '',
      },
    })
    const odd = { answer: 'approve', 'remark-two': 'y', 'part-two': 'secret', 'remark-three': 'z' }
    expect(read(odd)).toMatchObject({ review: { comments: [{ itemKey: 'task', path: '', words: 'y' }] } })
  })

  test('changes can be asked by remarks that were kept before', () => {
    expect(read({ answer: 'ask' }, true)).toMatchObject({ review: { choice: 'ask' } })
  })

  test('who is not the right person need not say who is', () => {
    expect(read({ answer: 'move' })).toMatchObject({ review: { choice: 'move', person: { name: '', email: '' } } })
  })

  test('families are not asked to consent', () => {
    expect(choicesFor('family')).toEqual(['approve', 'move', 'keep'])
  })
})
