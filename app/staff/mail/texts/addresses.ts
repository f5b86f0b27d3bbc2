/** The list of messages whose texts can be changed. */
export const mailTextsAddress = '/admin/mail/texts'

/** Where the text of one of them is changed. */
export const mailTextAddress = (name: string): string => `${mailTextsAddress}/${name}`
