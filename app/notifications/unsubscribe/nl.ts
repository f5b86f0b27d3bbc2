export const nl = {
  title: 'Berichten stoppen',
  lead: 'U krijgt dan geen berichten meer van deze soort:',
  stop: 'Niet meer ontvangen',
  stoppedTitle: 'U krijgt deze berichten niet meer',
  stopped: 'Wij sturen u geen berichten meer van deze soort:',
  back: 'Wilt u ze weer krijgen? Log dan in en vink ze aan bij uw instellingen.',
  toSettings: 'Naar de instellingen',
  backForGuest: 'Wilt u toch weer herinnerd worden? Vraag dan om een nieuwe link aan wie iets met u deelde.',
}
