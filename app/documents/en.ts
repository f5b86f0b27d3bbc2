import type { nl } from './nl.ts'

export const en = {
  field: {
    label: 'Choose files',
    hint: 'Choose a PDF, a photo, or a Word or Excel file. You can choose several files at once: at most {{files}}, each at most {{megabytes}} MB.',
    upload: 'Upload',
  },
  refused: {
    tooLarge: '{{name}} is larger than {{megabytes}} MB. Make the file smaller and upload it again.',
    tooMany: '{{name}} was not kept: you can upload at most {{files}} files at once. Upload this file once more.',
    wrongType: '{{name}} is not a PDF, a photo, or a Word or Excel file. Save it as one of these and upload it again.',
    empty: '{{name}} is empty. Check the file and upload it again.',
    failed: '{{name}} was not kept because of a problem on our side. Please try again.',
  },
  problem: 'This went wrong while uploading',
  nothingChosen: 'Choose a file first.',
  failed: 'Failed to upload {{what}}. Please try again.',
  added_one: '1 file added.',
  added_other: '{{count}} files added.',
  list: {
    title: 'Your files',
    none: 'There are no files yet.',
    about: '{{size}}, by {{by}} on {{at}}',
    download: 'Download {{name}}',
    remove: 'Remove',
    removeName: 'Remove {{name}}',
    waiting: 'Waiting to be checked',
    checked: 'Checked',
  },
  removal: {
    title: 'Remove file',
    question: 'Do you want to remove this file?',
    explanation: 'You and your colleagues will not see the file any more, and neither will we.',
    confirm: 'Remove',
    back: 'Back',
    done: '{{name}} has been removed.',
    acceptedTitle: 'This file cannot be removed',
    accepted:
      'We have already checked {{name}} and use it for the preparation. Is it no longer right? Then upload a new file.',
  },
} satisfies typeof nl
