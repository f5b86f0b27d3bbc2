import type { nl } from './nl.ts'

export const en = {
  title: 'Project team',
  intro: {
    heading: 'Introduce the project team',
    what: 'You name the colleagues who prepare the connection day with you.',
    why: 'Then we and your colleagues know who to ask about what. The preparation takes about a month and a half.',
    who: 'The project leader or team leader.',
    ready: 'Good to have at hand: the names, positions and e-mail addresses of the colleagues.',
  },
  pages: {
    details: {
      title: 'Team members',
      heading: 'Who is in the project team?',
      lead: 'For example the project leader, a carer, someone from ICT and someone from the maintenance team. We e-mail them only about this project.',
    },
  },
  fields: {
    numberOfMembers: 'Number of team members',
    members: {
      first_name: 'First name of the team member',
      last_name: 'Last name of the team member',
      email: 'E-mail address of the team member',
      position: 'Position of the team member',
    },
  },
  legends: {},
  hints: {
    members: { position: 'For example project leader or carer' },
  },
  options: {},
  rows: {
    members: {
      legend: 'Team member {{number}}',
      named: 'Team member {{number}}: {{name}}',
      add: 'Another team member',
      remove: 'Remove team member {{number}}',
      fewer: {
        title_one: 'Which team member do you want to remove?',
        title_other: 'Which {{count}} team members do you want to remove?',
        gone: 'For each person you choose: their name, email address and position.',
        remove_one: 'Remove this team member',
        remove_other: 'Remove these team members',
        keep: 'No, keep all {{count}} team members',
      },
    },
  },
  missing: { members: 'first and last name of at least one team member' },
  done: {
    heading: 'The project team is known',
    text: 'Tell your colleagues that they are in the team. If the team changes, you can change it here.',
  },
  dueReason: 'Then everyone knows from the start who is preparing what.',
} satisfies typeof nl
