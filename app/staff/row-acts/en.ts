export const en = {
  nothing: 'Select one or more items first.',
  tooMany: 'Select up to {{most}} items at a time. Nothing was done.',
  tick: 'Select',
  tickOne: 'Select {{name}}',
  tickAll_one: 'Select the item on this page',
  tickAll_other: 'Select all {{count}} items on this page',
  heading: 'What happened: {{done}} of {{all}} done',
  remind: 'Send a reminder',
  reminded: {
    done: 'reminded: {{names}}',
    nothing: 'nothing is overdue or due soon',
    nobody: 'nobody at the organisation can sign in',
    muted: 'the people concerned don’t want reminders',
    today: 'the people concerned have already had a reminder today',
  },
  gone: 'no longer exists',
}
