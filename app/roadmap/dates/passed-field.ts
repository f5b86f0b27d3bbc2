import { parseDay } from '#app/platform/i18n/dates.ts'

/** Under this name a page with a date says whether the connection took place on a day that is over. */
const passedField = 'passed'

const answers = ['all', 'partly'] as const

/** What is said of a connection day before it is saved that is over: the day as a calendar date. */
export type PassedAnswer = { answer: (typeof answers)[number]; day: number }

/** The button that says it: its name and value. @param iso the day, `2027-04-12` */
export const passedButton = (answer: PassedAnswer['answer'], iso: string) => ({
  name: passedField,
  value: `${answer}:${iso}`,
})

/** What a form says of it; null where it says nothing. */
export function readPassed(form: FormData): PassedAnswer | null {
  const sent = form.get(passedField)
  const [word = '', iso = ''] = typeof sent === 'string' ? sent.split(':') : []
  const answer = answers.find((one) => one === word)
  const day = parseDay(iso)
  return answer === undefined || day === null ? null : { answer, day }
}
