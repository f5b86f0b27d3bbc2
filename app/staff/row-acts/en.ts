export const en = {
  nothing: 'Tick one or more rows first.',
  tooMany: 'Tick no more than {{most}} rows at a time. Nothing was done.',
  tick: 'Select',
  tickOne: 'Select {{name}}',
  tickAll_one: 'Tick the row on this page',
  tickAll_other: 'Tick all {{count}} rows on this page',
  heading: 'What happened: {{done}} of {{all}} done',
  remind: 'Send a reminder',
  reminded: {
    done: 'reminded {{names}}',
    nothing: 'nothing is late or due soon',
    nobody: 'nobody at the organisation can sign in',
    muted: 'the people concerned do not want reminders',
    today: 'the people concerned have already had a reminder today',
  },
  gone: 'is no longer there',
}
