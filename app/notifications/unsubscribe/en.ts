import type { nl } from './nl.ts'

export const en = {
  title: 'Stop messages',
  lead: 'You’ll no longer get messages of this kind:',
  stop: 'Stop these messages',
  stoppedTitle: 'You’ll no longer get these messages',
  stopped: 'We no longer send you messages of this kind:',
  back: 'If you want them again, sign in and tick them in your settings.',
  toSettings: 'Go to settings',
  backForGuest: 'If you want reminders after all, ask the person who shared something with you for a new link.',
} satisfies typeof nl
