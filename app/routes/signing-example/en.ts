import type { nl } from './nl.ts'

export const en = {
  title: 'Example of the signing service',
  heading: 'The signing service will open here',
  lead: 'This is an example. You sign nothing here, and nothing is sent.',
  what: 'What happens here in real use',
  steps: {
    opens:
      'The supplier prepares a signing service for your organisation. It is a website of another company, and it then opens in this tab.',
    reads: 'The person who signs reads the processing agreement there. The service shows who else will sign.',
    signs: 'The person who signs does so there. The service often asks for a code that comes by email or text message.',
    keeps: 'Both sides then receive the signed document. You keep it as a PDF.',
  },
  back: 'How to go back',
  backText:
    'Close this tab: Routekaart is still open in the other one. You upload the signed document there, on the page after “Sign”.',
  backLink: 'Back to “Sign” in Routekaart',
} satisfies typeof nl
