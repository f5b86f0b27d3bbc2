const months =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|' +
  'jan|feb|mrt|apr|jun|jul|aug|sep|okt|nov|dec'
const weekdays = 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|di|wo|do|vr|za|zo'

/** What differs from day to day, or from run to run, and what stands for it; one after the other. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID'],
  // A dash is no letter of a word: tokens that begin or end with one count too.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, 'TOKEN'],
  [/http:\/\/localhost:\d+/g, 'ORIGIN'],
  [/\bGoede(morgen|middag|navond)\b/g, 'GREETING'],
  [new RegExp(`\\b((${weekdays}) )?\\d{1,2} (${months})\\b(?! 209\\d)( 20\\d\\d)?`, 'gi'), 'DATE'],
  [/\b(\d{1,2}|DATE) tot DATE/g, 'DATES'],
  [/\b20[2-8]\d-\d\d-\d\d\b/g, 'DATE'],
  [/\bDATE, \d{1,2}[.:]\d\d\b/g, 'DATE, TIME'],
  // A page is as far from midnight as its test is.
  [/\b(DATE,|vandaag|morgen) (\d{1,2}\.\d\d|TIME) uur\b/g, 'MOMENT'],
  // The first column of a history.
  [/\b(cell|row) "\d{1,2}\.\d\d\b/g, '$1 "TIME'],
  // Working days until a day at the end of the century.
  [/\b\d{5}\b/g, 'DAYS'],
  // Of all organisations of the server, those of other tests too.
  [/\b(Te controleren|Vragen) \(\d+\)/g, '$1 (NUMBER)'],
  [/\b(Zonder eigenaar|Iedereen) \d+/g, '$1 NUMBER'],
  // The staff of other tests are there too, in any order.
  [/(^ *)- option "[^"\n]*@example\.org\)"[^\n]*(\n *- option "[^"\n]*@example\.org\)"[^\n]*)*/gm, '$1- option: staff'],
  // Such as the time zones, which come and go with the browser.
  [/(^ *)- option [^\n]*(\n *- option [^\n]*){11,}/gm, '$1- option: more than ten'],
]

/** A tree of names and roles without what is another one on another day. */
export const stillTree = (tree: string): string =>
  changing.reduce((text, [found, instead]) => text.replace(found, instead), tree)
