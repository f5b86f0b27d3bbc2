/** The most that a file with a list may have, in kB: far more than the longest list takes. */
export const maxKilobytes = 500

/** The most that a list may have, in characters, in a file or pasted: more would hold up the process while it is read. */
export const maxCharacters = 150_000

/** The most sheets of a workbook that can be chosen from. */
export const maxSheets = 20

/** What a browser offers to choose where it asks for a file with a list. */
export const acceptedLists =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
