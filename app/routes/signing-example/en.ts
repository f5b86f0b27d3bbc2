import type { nl } from './nl.ts'

export const en = {
  title: 'Example of the signing service',
  heading: 'The signing service will open here',
  lead: 'This is an example. You don’t sign anything here, and nothing is sent.',
  what: 'What will happen here',
  steps: {
    opens:
      'The supplier sets up a signing service for your organisation. This is another company’s website, and it opens in this tab.',
    reads: 'The person who signs reads the data processing agreement there. The service shows who else will sign.',
    signs:
      'The person who signs does that there too. The service often asks for a code that comes by email or text message.',
    keeps: 'Both sides then get the signed document. You keep it as a PDF.',
  },
  back: 'How to get back',
  backText:
    'Close this tab. Routekaart is still open in the other one. Upload the signed document there, on the page after “Sign”.',
  backLink: 'Back to “Sign” in Routekaart',
} satisfies typeof nl
