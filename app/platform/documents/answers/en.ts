import type { nl } from './nl.ts'

export const en = {
  refused: {
    tooLarge: '{{name}} is larger than {{megabytes}} MB. Make the file smaller and upload it again.',
    tooMany: '{{name}} was not kept: you can upload up to {{files}} files at once. Upload this file again.',
    wrongType: '{{name}} isn’t a PDF, a photo, or a Word or Excel file. Save it as one of these and upload it again.',
    empty: '{{name}} is empty. Check the file and upload it again.',
    locked:
      '{{name}} only opens with a password. Save it without a password, or print it as a PDF, and upload that file.',
    dynamicForm:
      '{{name}} is a form that only Adobe Reader can show. Open it there, print it as a PDF and upload that file.',
    failed: 'We couldn’t keep {{name}} because of a problem on our side. Try again.',
  },
  nothingChosen: 'Choose a file first.',
  failed: 'Failed to upload {{what}}. Please try again.',
} satisfies typeof nl
