import type { nl } from './nl.ts'

export const en = {
  title: 'Goals',
  intro: {
    heading: 'Choose your goals',
    what: 'Choose what the bed sensors should improve at your location, for residents and for colleagues.',
    why: 'Clear goals let you see later whether it works. We also discuss them at the start meeting.',
    who: 'The project leader with the project team.',
    ready: 'It helps to talk about this first: what goes well at night and what could be better?',
  },
  pages: {
    details: {
      title: 'Choose goals',
      heading: 'What would you like to achieve?',
      lead: 'Choose at least one goal in each area. A few goals that really matter work better than ticking them all.',
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
      interventions: 'Only going to a resident when needed',
      'extra-personnel': 'Less need for extra staff',
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
    text: 'We bring them to the start meeting. Keep a copy too: after connection day you can check together whether you’ve met them.',
  },
  dueReason: 'That way we can include your goals in the study agreement and the start meeting.',
} satisfies typeof nl
