/** Of forms that cannot be read: only the server says it, so that no page carries these words. */
export const nl = {
  unreadableForm:
    'Wat u verstuurde, is niet goed aangekomen. Er is niets opgeslagen. Ga terug en verstuur het nog een keer.',
  tooManyFields: 'Dit formulier heeft meer velden dan we aannemen. Er is niets opgeslagen.',
}
