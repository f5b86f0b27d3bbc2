import type { nl } from './nl.ts'

export const en = {
  onlyReads:
    'You can read everything here. Your role doesn’t let you make changes. An administrator can give you another one.',
  lacksSecondFactor:
    'You sign in with only a password. You can see data from all organisations, so two steps are safer.',
  setUpSecondFactor: 'Set up a second factor',
  title: 'Administration',
  menu: {
    label: 'Administration menu',
    here: 'Administration: {{page}}',
    groups: { today: 'Today', customers: 'Customers', content: 'Content', system: 'System' },
    list: 'Work list',
    month: 'Calendar',
    board: 'Board',
    radar: 'Radar',
    organisations: 'Organisations',
    review: 'To review ({{waiting}})',
    requests: 'Requests ({{requests}})',
    library: 'Documents',
    relationships: 'Relationships',
    links: 'Shared links',
    mail: 'Messages',
    users: 'Users',
    programs: 'Programs',
    audit: 'Audit log',
    security: 'Security log',
    usage: 'Usage',
    help: 'Help page',
    settings: 'Settings',
    privacy: 'Privacy',
  },
} satisfies typeof nl
