/** The most that a file with a list may have, in kB: far more than the longest list takes. */
export const maxKilobytes = 500

/** What a browser offers to choose where it asks for a file with a list. */
export const acceptedLists =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
