import type { nl } from './nl.ts'

export const en = {
  title: 'Sign in',
  product: 'Routekaart',
  lead: 'Fill in your e-mail address and password.',
  email: 'E-mail address',
  password: 'Password',
  button: 'Sign in',
  wrong: 'Email/password combination is invalid!',
  tooOften: 'You have tried too often. Please wait 15 minutes and try again.',
  expiredTitle: 'This sign-in page no longer works',
  expired: 'It was open for a long time, or you have already signed in in another tab. Please start again.',
  again: 'Sign in again',
} satisfies typeof nl
