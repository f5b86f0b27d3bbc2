/** The fields of the text of a message, in the order of its form. */
export const fieldNames = ['subjectNl', 'bodyNl', 'subjectEn', 'bodyEn'] as const

/** What stands in them. */
export type TextFields = Record<(typeof fieldNames)[number], string>
