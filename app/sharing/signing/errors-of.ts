import type { SigningAnswer, SigningField } from './action.server.ts'

/** What is wrong with a field. */
export const errorsOf = (answer: SigningAnswer | undefined, field: SigningField): string[] | undefined =>
  answer?.errors.flatMap((error) => (error.field === field ? [error.message] : []))
