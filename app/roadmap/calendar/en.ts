import type { nl } from './nl.ts'

export const en = {
  hint: 'You download a file. Open it and your calendar adds the appointment. You can also send it along with an e-mail.',
  download: 'Appointment of {{when}} (.ics)',
} satisfies typeof nl
