import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { writeStudyAgreement } from './letters/agreement.ts'
import { confirmBeds, isLocked } from './lock.ts'
import { progress } from './progress.ts'

export const quotation = defineItem({
  key: 'quotation',
  roadmap: 'location',
  slug: 'prepare-quotation',
  pages: ['check', 'details'],
  pageFields,
  fields,
  progress,
  proposes: ({ basicInformation }) => ({ location: basicInformation.address }),
  checks: { check: confirmBeds },
  locks: { details: isLocked },
  letters: { agreement: { write: writeStudyAgreement } },
  slots: { agreement: 'agreement.title' },
  shares: {
    pages: ['details'],
    letters: ['agreement'],
    to: { signer: ['sign', 'review', 'read'], reviewer: ['review', 'read'] },
    whom: { signer: 'signer' },
  },
  dueBefore: 25,
  minutes: 10,
})
