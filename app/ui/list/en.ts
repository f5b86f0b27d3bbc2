import type { nl } from './nl.ts'

export const en = {
  show: 'Show',
  all: 'Show all',
  organisation: 'Organisation',
  organisationUnknown: 'Type the name of an organisation, or part of it.',
  organisationUnclear: 'More than one organisation matches. Choose one:',
  organisationsMore: 'And {{count}} more.',
  table: 'Download as a table (CSV)',
  columns: 'Columns',
  columnsUsual: 'Usual columns',
  sortBy: 'Sort by',
  sortedUp: 'from low to high',
  sortedDown: 'from high to low',
  pages: 'Pages',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous',
  following: 'Next',
} satisfies typeof nl
