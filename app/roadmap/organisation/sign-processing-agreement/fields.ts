import { z } from 'zod'
import { email, group, person, text, yesOrNot } from '#app/roadmap/rules/shapes.ts'

const details = z.object({
  signer: person(),
  dpo: group({ first_name: text(), last_name: text(), title: text(), email: email(), phone: text(40) }),
})

export const pageFields = { details }

/** No page asks for the last three: downloading, uploading and opening the signing service set them. */
export const fields = z.object({
  ...details.shape,
  downloadedOnce: yesOrNot(),
  uploadedOnce: yesOrNot(),
  openedDocuSignLink: yesOrNot(),
})

export type ProcessingAgreement = z.output<typeof fields>
