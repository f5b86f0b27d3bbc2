import type { nl } from './nl.ts'

export const en = {
  title: 'Administration',
  lead: 'The organisations that work with the route card.',
  organisation: 'Organisation',
  users: 'Users',
} satisfies typeof nl
