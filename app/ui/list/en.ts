import type { nl } from './nl.ts'

export const en = {
  filter: 'Search this list',
  show: 'Show',
  all: 'Show all',
  organisation: 'Organisation',
  organisationUnknown: 'Type all or part of an organisation’s name from the list.',
  organisationUnclear: 'More than one organisation matches. Choose one:',
  organisationsMore: 'And {{count}} more.',
  table: 'Download as a table (CSV)',
  columns: 'Columns',
  columnsUsual: 'Standard columns',
  sortBy: 'Sort by',
  sortedUp: 'low to high',
  sortedDown: 'high to low',
  pages: 'Pages',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous',
  following: 'Next',
} satisfies typeof nl
