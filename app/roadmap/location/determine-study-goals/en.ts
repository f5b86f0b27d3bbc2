import type { nl } from './nl.ts'

export const en = {
  title: 'Goals',
  intro: {
    heading: 'Determine your goals',
    what: 'You choose what the bed sensors should improve at your location, for residents and for colleagues.',
    why: 'With clear goals you can see later whether it works. We also discuss them at the start meeting.',
    who: 'The project leader with the project team.',
    ready: 'A short talk beforehand helps: what goes well at night and what could be better?',
  },
  pages: {
    details: {
      title: 'Choose goals',
      heading: 'What would you like to achieve?',
      lead: 'Choose at least one goal for each subject. A few goals that really matter work better than ticking everything.',
    },
  },
  fields: {
    quality: 'Quality of care',
    workplace: 'Workload and job satisfaction',
    efficiency: 'Efficiency',
    other_effects: 'Other effects you expect',
  },
  legends: {},
  hints: {
    quality: 'Choose at least one goal',
    workplace: 'Choose at least one goal',
    efficiency: 'Choose at least one goal',
  },
  options: {
    quality: {
      incidents: 'Fewer incidents, such as falls',
      'privacy-experience': 'More privacy for residents',
      'night-rest': 'Better sleep for residents',
      'individual-care': 'Care that suits each resident',
    },
    workplace: {
      workload: 'Less workload',
      'job-satisfaction': 'More job satisfaction',
    },
    efficiency: {
      'missed-alarms': 'Fewer missed and unnecessary alarms',
      rounds: 'Fewer rounds to check on residents',
      interventions: 'Going to a resident only when it is needed',
      'extra-personnel': 'Extra staff needed less often',
    },
  },
  rows: {},
  missing: {
    quality: 'a goal for “Quality of care”',
    workplace: 'a goal for “Workload and job satisfaction”',
    efficiency: 'a goal for “Efficiency”',
  },
  done: {
    heading: 'Your goals are set',
    text: 'We take them along to the start meeting. Keep them for yourselves too: after the connection day you can see together whether you have met them.',
  },
  dueReason: 'Then your goals can be part of the study agreement and the start meeting.',
} satisfies typeof nl
