import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'

const questionsAtOnce = 25

/**
 * Tests that refuse each question, and that none of them let anything be written. Reading everything that could have been
 * written takes longer than asking, so it is read once for many, and one by one only where it has changed.
 * @param questions each with what it is called in the list of tests: a route, or a route and what is sent to it
 * @param read everything that could be written
 * @param refuse asks a question in every way, and fails where something is given away
 */
export function testRefusals<Question>(
  questions: readonly (readonly [string, Question])[],
  read: () => Promise<unknown>,
  refuse: (question: Question) => Promise<void>,
): void {
  for (let from = 0; from < questions.length; from += questionsAtOnce) {
    const some = questions.slice(from, from + questionsAtOnce)
    describe(`questions ${from + 1} to ${from + some.length}`, () => {
      let before: unknown
      beforeAll(async () => {
        before = await read()
      })

      test.each(some)('%s', (_name, question) => refuse(question))

      test('nothing was written', async () => {
        const after = await read()
        if (!isDeepStrictEqual(after, before)) expect(await writersAmong(some, read, refuse)).toEqual([])
        expect(after).toEqual(before)
      })
    })
  }
}

/** The questions that let something be written when they are asked once more, each alone. */
async function writersAmong<Question>(
  questions: readonly (readonly [string, Question])[],
  read: () => Promise<unknown>,
  refuse: (question: Question) => Promise<void>,
): Promise<string[]> {
  const writers: string[] = []
  for (const [name, question] of questions) {
    const before = await read()
    await refuse(question)
    if (!isDeepStrictEqual(await read(), before)) writers.push(name)
  }
  return writers
}
