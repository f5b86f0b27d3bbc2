import { defineItem } from '#app/roadmap/rules/item.ts'
import type { FieldError } from '#app/roadmap/rules/submission.ts'
import { fields, pageFields } from './fields.ts'
import { writeNote } from './letters/note.ts'
import { progress } from './progress.ts'

const wrongIf = (isWrong: boolean, name: string): Record<string, FieldError> =>
  isWrong ? { [name]: { key: 'invalid.choice' } } : {}

export const madeUp = defineItem({
  key: 'made-up',
  roadmap: 'location',
  slug: 'made-up-task',
  pages: ['about', 'devices', 'download', 'agree'],
  pageFields,
  fields,
  progress,
  checks: {
    devices: ({ network }) => wrongIf(network === '', 'network'),
    agree: ({ agreed }) => wrongIf(!agreed, 'agreed'),
  },
  locks: {
    devices: (_, { targetDate }) => targetDate === null,
    agree: ({ name }) => name === '',
  },
  letters: { note: { write: writeNote, marks: 'noteDownloaded' } },
  shares: {
    pages: ['about', 'devices'],
    letters: ['note'],
    to: { ict: ['fill', 'read'], reviewer: ['review', 'read'] },
  },
  filesOn: 'devices',
  rowCounts: { devices: 'numberOfDevices' },
  dueBefore: 5,
  minutes: 5,
})
