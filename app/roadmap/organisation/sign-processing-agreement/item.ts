import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { writeAgreement } from './letters/agreement.ts'
import { securitySlots } from './letters/request.ts'
import { progress } from './progress.ts'

export const processingAgreement = defineItem({
  key: 'processing-agreement',
  roadmap: 'organisation',
  slug: 'sign-processing-agreement',
  pages: ['details', 'share', 'sign', 'upload'],
  pageFields,
  fields,
  progress,
  letters: { agreement: { write: writeAgreement, marks: 'downloadedOnce' } },
  slots: {
    agreement: 'agreement.title',
    measures: 'documents.measures',
    data: 'documents.data',
    incidents: 'documents.incidents',
  },
  shares: {
    pages: ['details'],
    letters: ['agreement'],
    annexes: securitySlots,
    to: { signer: ['sign', 'upload', 'review', 'read'], dpo: ['sign', 'review', 'read'], reviewer: ['review', 'read'] },
    whom: { signer: 'signer', dpo: 'dpo' },
  },
  filesOn: 'upload',
  afterUpload: (values) => ({ ...values, uploadedOnce: true }),
  dueBefore: 22,
  minutes: 15,
})
