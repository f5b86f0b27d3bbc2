/** What the server says of forms that it could not take: no page carries these words. */
export const nl = {
  signedOut: 'U was niet meer ingelogd. Wat u typte, is bewaard. Het staat voor u klaar op de pagina waar u was.',
  unreadableForm:
    'Wat u verstuurde, is niet goed aangekomen. Er is niets opgeslagen. Ga terug en verstuur het nog een keer.',
  tooManyFields: 'Dit formulier heeft meer velden dan we aannemen. Er is niets opgeslagen. Open de pagina opnieuw.',
}
