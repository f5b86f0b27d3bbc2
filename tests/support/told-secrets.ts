import { expect } from 'vitest'

/** An answer, headers and all, with the question before it. */
type ToldAnswer = { question: string; status: number; all: string }

const namesAny = (text: string, secrets: string[]) => secrets.filter((secret) => text.includes(secret))

/** Fails where an answer tells one of the secrets, or where the server failed. */
export function expectNothingOf(answers: readonly ToldAnswer[], secrets: string[]) {
  for (const { question, status, all } of answers) {
    // Who asks by the id of an organisation knows it, and is told it again.
    const untold = secrets.filter((secret) => !question.includes(secret))
    expect({ question, told: namesAny(all, untold) }).toEqual({ question, told: [] })
    expect({ question, failed: status >= 500 }).toEqual({ question, failed: false })
  }
}
