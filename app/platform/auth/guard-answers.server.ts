import type { NextFunction, Response as Answer } from 'express'
import { environment } from '#app/platform/config/env.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'
import { refuse } from './refusal.server.ts'
import type { Session } from './session.server.ts'

/** Administrators go on, where they have to with a second factor set up. */
export function admit(session: Session, answer: Answer, next: NextFunction): void {
  const lacksFactor = session.hasSecondFactor === false && environment().STAFF_SECOND_FACTOR === 'required'
  if (session.actor.isAdmin && !lacksFactor) next()
  else sendTo(answer, 303, session.actor.isAdmin ? '/settings/second-factor' : '/')
}

/** Sends somebody to another page. @param path of ours */
export function sendTo(answer: Answer, status: 302 | 303, path: string): void {
  answer.set('Cache-Control', 'no-store').redirect(status, path)
}

/** Answers a form that came from another website. */
export function refuseForeign(answer: Answer, language: Language, isApi: boolean): void {
  const { title, foreign } = (language === 'en' ? en : nl).refused
  refuse(answer, { status: 403, language, title, message: foreign, isApi })
}

/** Answers somebody of the staff whose role is not for what they send. */
export function refuseRight(answer: Answer, language: Language): void {
  const { title, noRight: message } = (language === 'en' ? en : nl).refused
  refuse(answer, { status: 403, language, title, message, isApi: false })
}

/** Answers who is not signed in and sends something, or asks the API. */
export function refuseSignedOut(answer: Answer, language: Language, isApi: boolean): void {
  const { signedOutTitle: title, signedOut, signedOutShort, newTab } = (language === 'en' ? en : nl).refused
  const way = { href: '/authentication/login', text: newTab }
  refuse(answer, { status: 401, language, title, message: isApi ? signedOutShort : signedOut, isApi, way })
}
