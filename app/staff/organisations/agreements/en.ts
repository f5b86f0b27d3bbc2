import type { nl } from './nl.ts'

export const en = {
  states: {
    out: 'Shared',
    signed: 'Signed by both',
    void: 'Withdrawn',
  },
  roles: { reviewer: 'Data protection officer', signer: 'Signer', countersigner: 'Supplier' },
  people: { caption: 'Who was asked: {{title}}', who: 'Who', answer: 'Answer', text: 'Given on' },
  outcomes: {
    none: 'No answer yet',
    approved: 'Approved',
    remarks: 'Has comments',
    declined: 'Declined',
    signed: 'Signed',
    'not-me': 'Not the right person',
  },
  text: { now: 'the present text', earlier: 'an earlier text' },
  annexes: {
    title: 'Annexes',
    ofAll: 'Annexes of agreements',
    ofAllLead:
      'An agreement can only be signed once all its annexes are there. If an annex applies to no customer at all, say so here. If it’s only one customer, do it on that customer’s page.',
    lapses: 'Someone has already answered. If you change anything here, they have to be asked again.',
    there: 'In the library',
    missing: 'Missing: nobody can sign.',
    exempt: 'Doesn’t apply to this customer',
    exemptForAll: 'Doesn’t apply to any customer',
    add: 'Add it',
    leaveOut: 'Doesn’t apply',
    takeIn: 'Does apply',
    leftOut: 'The annex doesn’t apply.',
    takenIn: 'The annex is part of the agreement again.',
  },
} satisfies typeof nl
