import type { nl } from './nl.ts'

export const en = {
  refused: {
    'too-large':
      'This file is too large. Choose a file of up to {{kilobytes}} kB, or split the rows over several files.',
    'too-long': 'This is more than {{characters}} characters. Remove what isn’t part of the list, or split the rows.',
    'no-text': 'We can’t read a list from this file. Save the rows as .xlsx or .csv and choose that file.',
    busy: 'We’re reading too many files at the moment. Wait a minute and choose the file again.',
  },
  guess:
    'The file doesn’t say how its letters are stored. Check that letters with an accent are right, and correct any that aren’t.',
  unknownHeads_one: 'We don’t know this column and will skip it: {{list}}.',
  unknownHeads_other: 'We don’t know these columns and will skip them: {{list}}.',
  totals_one: 'Row {{list}} looks like a row with totals, so we’re leaving it out.',
  totals_other: 'Rows {{list}} look like rows with totals, so we’re leaving them out.',
  date: 'Look at row {{line}}: should it say {{proposal}}? It says {{value}}, because spreadsheets sometimes turn that into a date.',
  sheet: 'This is the sheet “{{sheet}}”.',
  otherSheets_one: 'We haven’t read the sheet {{list}}.',
  otherSheets_other: 'We haven’t read the sheets {{list}}.',
  offer: {
    label: 'This file has other sheets that we can read:',
    read: 'Read sheet “{{sheet}}”',
  },
  separated: {
    '\t': 'The columns are separated by tabs.',
    ';': 'The columns are separated by semicolons.',
    ',': 'The columns are separated by commas.',
  },
} satisfies typeof nl
