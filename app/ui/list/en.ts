import type { nl } from './nl.ts'

export const en = {
  show: 'Show',
  all: 'Show all',
  organisation: 'Organisation',
  allOrganisations: 'All organisations',
  table: 'Download as a table (CSV)',
  pages: 'Pages',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous',
  following: 'Next',
} satisfies typeof nl
