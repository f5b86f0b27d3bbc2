import type { nl } from './nl.ts'

export const en = {
  product: 'Routekaart',
  header: {
    skip: 'Skip to content',
    home: 'Routekaart, go to the start page',
    menu: 'Main menu',
    routeCard: 'Route card',
    locations: 'Locations',
    help: 'Help',
    admin: 'Administration',
    organisation: 'Your organisation:',
    location: 'Location:',
    language: 'Nederlands',
    languageName: 'Read this site in Dutch',
    logOut: 'Log out',
  },
  footer: {
    purpose: 'Together ready for the connection day of the bed sensors.',
    stuck: 'Stuck? Read the help page',
  },
  notices: 'Messages',
  close: 'Close',
  closeMessage: 'Close message',
  loading: 'The page is loading',
  offline: {
    title: 'No internet connection',
    text: 'Keep this page open. What you type stays here. You can go on as soon as the connection is back.',
  },
  kinds: { info: 'Please note', success: 'Done', warning: 'Warning', error: 'Error' },
  states: {
    none: 'Open',
    busy: 'In progress',
    done: 'Completed',
    confirmed: 'Checked',
    waiting: 'Waiting',
  },
  form: {
    optional: 'optional',
    error: 'Error:',
    errors_one: 'One thing is not filled in correctly yet',
    errors_other: '{{count}} things are not filled in correctly yet',
    cancel: 'Cancel',
  },
  meter: '{{value}} of {{max}}',
  breadcrumb: 'You are here',
  steps: 'Steps of this task',
  stepNow: 'You are at: {{step}}',
  errors: {
    generic: {
      title: 'Something went wrong',
      text: 'Please try again. Does it keep going wrong? Then talk to your contact person.',
      reference: 'Then mention this number: {{id}}',
    },
    forbidden: {
      title: 'You have no access to this page',
      text: 'This page belongs to another organisation, or is for staff of the supplier only. Is that not right? Then ask your contact person for help.',
    },
    notFound: {
      title: 'This page does not exist',
      text: 'Perhaps the address was not copied correctly, or the page has moved. What you filled in before is not lost.',
    },
    expired: {
      title: 'This page was open for too long',
      text: 'For your safety we could not check whether this came from you. Go back, load the page again and try once more.',
    },
    tooLarge: {
      title: 'This is too large to send',
      text: 'Send less text or a smaller file.',
    },
    unreadableForm: 'What you sent did not arrive properly. Nothing was saved. Go back and send it once more.',
    toRouteCard: 'Go to the route card',
    toStart: 'Go to the start page',
    retry: 'Try again',
    help: 'Help',
  },
} satisfies typeof nl
