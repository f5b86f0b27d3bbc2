import type { nl } from './nl.ts'

export const en = {
  title: 'Stop messages',
  lead: 'You will no longer receive messages of this kind:',
  stop: 'Stop these messages',
  stoppedTitle: 'You will no longer receive these messages',
  stopped: 'We no longer send you messages of this kind:',
  back: 'Do you want them again? Sign in and tick them in your settings.',
  toSettings: 'Go to settings',
  backForGuest: 'Do you want reminders after all? Ask the person who shared something with you for a new link.',
} satisfies typeof nl
