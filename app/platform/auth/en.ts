import type { nl } from './nl.ts'

export const en = {
  passwordSaved: 'Your password has been saved. Now sign in.',
  routeCard: 'the route card',
  routeCardOf: 'the route card of {{organisation}}',
  guessed: {
    preheader: 'If it was you, you don’t need to do anything.',
    wasMe:
      'If it was you and you can’t sign in now, open this link in the browser you want to sign in with. The link works once, for {{count}} hours.',
    letIn: 'This was me: let this browser in',
  },
  letIn: 'This browser no longer has to wait. Now sign in with your password.',
  login: {
    title: 'Sign in',
    lead: 'This is where you and your colleagues get ready for connection day, when we connect the bed sensors.',
    button: 'Sign in',
    hint: 'On the next page, enter your email address and password. Then you come back here.',
    otherAccount: 'Sign in with another account',
    failed: 'You’re not signed in',
    inWindow: 'Open a sign-in window',
    windowOpen: 'A new window has opened. Sign in there. This page will then continue by itself.',
    signedIn: 'You’re signed in. Opening the next page.',
  },
  again: {
    title: 'Sign in again',
    lead: 'What you want to do involves other people’s data, or can’t be undone. So we need to check that it’s really you.',
    then: 'You’ll then come back to the page you were on. Choose again what you wanted to do.',
    button: 'Sign in again',
    leave: 'Don’t do it',
  },
  logout: {
    title: 'Sign out',
    question: 'Do you want to sign out? Everything you’ve saved is kept.',
    button: 'Sign out',
    everywhere: 'Sign out everywhere',
    stay: 'Stay signed in',
  },
  window: {
    done: 'You’re signed in',
    goOn: 'Continue',
  },
  errors: {
    login_failed: 'Login failed. Please try again.',
    missing_transaction: 'Invalid state. This attempt to sign in is no longer valid. Sign in again.',
    state_mismatch: 'Invalid state. This attempt to sign in is no longer valid. Sign in again.',
    cookies_refused:
      'Your browser doesn’t keep cookies from this website, and you can’t sign in without them. Allow them in your browser’s settings, then sign in again.',
    timeout: 'Timeout. Signing in took too long. Try again.',
    request_error: 'HTTP error. We can’t reach the sign-in service. Try again in a few minutes.',
    no_query_params: 'There are no query params available for parsing. Sign in again.',
    invalid_id_token: 'The sign-in service gave an answer that isn’t right. Try again.',
    invalid_grant: 'This attempt to sign in is no longer valid. Sign in again.',
    access_denied: 'The sign-in service didn’t let you in. Sign in with another account or contact support.',
    mfa_required: 'The sign-in service wants a second proof that it’s you. Sign in again.',
    popup_open:
      'Your browser blocked the new window. Allow pop-ups from this website, or sign in without a new window.',
    cancelled: 'The window was closed before you were signed in. Try again.',
    user_failed: 'We couldn’t load your details. Please contact support',
    user_unknown: 'There is no user with this email address in this portal. Please contact support',
    user_disabled: 'Your access to this portal has ended. Please contact support',
  },
  refused: {
    title: 'You can’t do this',
    foreign: 'This form didn’t come from this website, so we didn’t process it. Open the page again and retry.',
    signedOutTitle: 'You’re no longer signed in',
    signedOut:
      'What you just sent hasn’t been saved. Sign in in a new tab. Then come back to this tab and reload the page to send it again.',
    signedOutShort: 'You’re not signed in. Sign in and try again.',
    newTab: 'Sign in using a new tab',
    noRight: 'You can read here, but you can’t do this. Nothing has changed. Ask an administrator for another role.',
    noOrganisation: 'You don’t belong to a care organisation. This page is for their staff. Go back to the start page.',
  },
} satisfies typeof nl
