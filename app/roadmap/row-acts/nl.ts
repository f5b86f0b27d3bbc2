/** What can be done about a task that waits for somebody, in its row. `label` is what screen readers say: it begins with the words. */
export const nl = {
  remind: {
    words: 'Herinner {{name}}',
    /** Where the name is too long for a button. */
    wordsAlone: 'Herinner',
    label: 'Herinner {{name}} aan {{task}}, {{place}}',
  },
  sendAgain: { words: 'Stuur opnieuw', label: 'Stuur opnieuw aan {{name}}: {{task}}, {{place}}' },
  takeBack: { words: 'Terugnemen', label: 'Terugnemen van {{name}}: {{task}}, {{place}}' },
  give: 'Geef {{task}} aan iemand',
  undo: 'Ongedaan maken',
  /** What is said afterwards. */
  said: {
    reminded: '{{name}} krijgt een herinnering aan {{task}}.',
    remindedWithoutMail: '{{name}} ziet de herinnering aan {{task}} op de startpagina, maar krijgt geen mail.',
    guestReminded: '{{name}} krijgt een herinnering per mail.',
    remindedBefore: 'Uw collega is hier al aan herinnerd. Er is niets verstuurd.',
    sentAgain: 'De link gaat opnieuw naar {{name}}.',
    takenBack: '{{task}} is niet meer bij {{name}}.',
    givenAgain: '{{task}} is weer bij {{name}}.',
    notTheirs: 'Deze taak is niet meer bij die collega. Er is niets veranderd. Kijk hieronder hoe het nu is.',
    notGivenAgain: 'Dat kan niet meer ongedaan gemaakt worden. Kijk hieronder van wie de taak nu is.',
  },
}
