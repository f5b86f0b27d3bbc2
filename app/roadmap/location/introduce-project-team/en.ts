import type { nl } from './nl.ts'

export const en = {
  title: 'Project team',
  intro: {
    heading: 'Introduce the project team',
    what: 'Name the colleagues who are preparing for connection day with you.',
    why: 'Then we and your colleagues know who to ask about what. It takes about a month and a half to prepare.',
    who: 'The project leader or team leader.',
    ready: 'Have these to hand: your colleagues’ names, job titles and email addresses.',
  },
  pages: {
    details: {
      title: 'Team members',
      heading: 'Who is in the project team?',
      lead: 'For example the project leader, a carer, someone from IT and someone from maintenance. We only email them about this project.',
    },
  },
  fields: {
    numberOfMembers: 'Number of team members',
    members: {
      first_name: 'Team member’s first name',
      last_name: 'Team member’s last name',
      email: 'Team member’s email address',
      position: 'Team member’s job title',
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
      add: 'Add another team member',
      remove: 'Remove team member {{number}}',
      fewer: {
        title_one: 'Which team member do you want to remove?',
        title_other: 'Which {{count}} team members do you want to remove?',
        gone: 'For each person you choose: their name, email address and job title.',
        remove_one: 'Remove this team member',
        remove_other: 'Remove these team members',
        keep: 'No, keep all {{count}} team members',
      },
    },
  },
  missing: { members: 'first and last name of at least one team member' },
  done: {
    heading: 'We know your project team',
    text: 'Tell your colleagues they’re in the team. If the team changes, update it here.',
  },
  dueReason: 'That way everyone knows from the start who is preparing what.',
} satisfies typeof nl
