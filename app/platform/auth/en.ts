import type { nl } from './nl.ts'

export const en = {
  passwordSaved: 'Your password has been saved. Please sign in.',
  routeCard: 'the route card',
  routeCardOf: 'the route card of {{organisation}}',
  guessed: { preheader: 'Was it you? Then there is nothing you need to do.' },
  login: {
    title: 'Sign in',
    lead: 'This is where you and your colleagues prepare for the connection day of the bed sensors.',
    button: 'Sign in',
    hint: 'On the next page you fill in your e-mail address and password. Then you come back here.',
    otherAccount: 'Sign in with another account',
    failed: 'You are not signed in',
    inWindow: 'Open a sign-in window',
    windowOpen: 'A new window has opened. Sign in there. This page then goes on by itself.',
    signedIn: 'You are signed in. The next page is being opened.',
  },
  again: {
    title: 'Sign in once more',
    lead: 'What you want to do is about data of others, or cannot be undone. So we ask whether it is really you.',
    then: 'After that you come back to the page where you were. Then choose once more what you wanted to do.',
    button: 'Sign in again',
    leave: 'Do not do it',
  },
  logout: {
    title: 'Sign out',
    question: 'Do you want to sign out? What you have saved is kept.',
    button: 'Sign out',
    everywhere: 'Sign out everywhere',
    stay: 'Stay signed in',
  },
  window: {
    done: 'You are signed in',
    goOn: 'Continue',
  },
  errors: {
    login_failed: 'Login failed. Please try again.',
    missing_transaction: 'Invalid state. This attempt to sign in is no longer valid: please sign in again.',
    state_mismatch: 'Invalid state. This attempt to sign in is no longer valid: please sign in again.',
    timeout: 'Timeout. Signing in took too long: please try again.',
    request_error: 'HTTP error. The sign-in service cannot be reached: please try again in a few minutes.',
    no_query_params: 'There are no query params available for parsing. Please sign in again.',
    invalid_id_token: 'The sign-in service gave an answer that is not right. Please try again.',
    invalid_grant: 'This attempt to sign in is no longer valid. Please sign in again.',
    access_denied: 'The sign-in service did not let you in. Sign in with another account or contact support.',
    mfa_required: 'The sign-in service wants a second proof that it is you. Please sign in again.',
    popup_open:
      'Your browser kept the new window from opening. Allow pop-ups of this website, or sign in without a new window.',
    cancelled: 'The window was closed before you were signed in. Please try again.',
    user_failed: 'Your details could not be loaded. Please contact support',
    user_unknown: 'There is no user with this e-mail address in this portal. Please contact support',
    user_disabled: 'Your access to this portal has ended. Please contact support',
  },
  refused: {
    title: 'This is not possible',
    foreign: 'This form did not come from this website and was not processed. Open the page again and retry.',
    signedOutTitle: 'You are no longer signed in',
    signedOut:
      'What you just sent has not been saved. Sign in in a new tab. Then come back to this tab and reload the page: it is then sent again.',
    signedOutShort: 'You are not signed in.',
    newTab: 'Sign in in a new tab',
    noRight:
      'You can read here but you are not allowed to do this. Nothing has changed. An administrator can give you another role.',
    noOrganisation: 'You do not belong to a care organisation. This page is for staff of care organisations.',
  },
} satisfies typeof nl
