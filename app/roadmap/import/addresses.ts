/** Where locations are brought in from a spreadsheet, and where the file to start from is. */
export const importAddress = '/organisation/import'
export const templateAddress = '/organisation/import/template'
export const csvTemplateAddress = '/organisation/import/template/csv'

/** Of the form that has the sheet, on each of its pages. */
export const importFormId = 'import'
