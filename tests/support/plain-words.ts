import type { Language } from '#app/platform/i18n/languages.ts'

const anyOf = (...words: string[]) => words.join('|')

/**
 * Words of letters from an office and what people say instead, as guides to plain language name them; each a part of a
 * regular expression.
 */
export const stiffWords: Record<Language, Record<string, string>> = {
  nl: {
    [anyOf('middels', 'door middel van', 'aan de hand van')]: 'met, door',
    [anyOf('teneinde', 'ten behoeve van')]: 'om, voor',
    [anyOf('derhalve', 'bijgevolg', 'aldus', 'mitsdien')]: 'dus, daarom',
    [anyOf('dient', 'dienen te', 'dienen', 'gelieve', 'u wordt verzocht', 'wij verzoeken u')]: 'moet; of zeg: doe',
    [anyOf('betreffende', 'omtrent', 'inzake', 'aangaande', 'ten aanzien van', 'met betrekking tot', 'terzake')]:
      'over',
    [anyOf('indien', 'mits', 'ingeval', 'voor zover')]: 'als',
    [anyOf('tevens', 'alsmede', 'benevens', 'voorts')]: 'ook, en',
    [anyOf('reeds', 'thans', 'heden', 'vooralsnog')]: 'al, nu, voorlopig',
    [anyOf('echter', 'niettemin', 'desalniettemin', 'nochtans', 'ofschoon', 'niettegenstaande')]: 'maar, toch, hoewel',
    [anyOf('conform', 'overeenkomstig', 'ingevolge', 'krachtens', 'op grond van')]: 'volgens, door',
    [anyOf('onderhavige?', 'bovengenoemde?', 'voornoemde?', 'bijgaande?', 'zodanige?', 'dusdanige?', 'zulks')]:
      'deze, zo',
    [anyOf('hetgeen', 'hetwelk', 'diens', 'dezer')]: 'wat, dat, zijn, haar',
    [anyOf('desgewenst', 'eventueel', 'eventuele', 'mogelijkerwijs')]: 'als u wilt, misschien',
    [anyOf('alvorens', 'ten tijde van', 'te allen tijde', 'onverwijld', 'per omgaande')]:
      'voordat, toen, altijd, meteen',
    [anyOf('wegens', 'naar aanleiding van', 'ten gevolge van', 'in het kader van')]: 'door, om',
    [anyOf('aanvang', 'aanvangen', 'trachten', 'geschieden?', 'geschiedt', 'bewerkstelligen')]:
      'begin, proberen, gebeuren',
    [anyOf('verstrek(?:t|ken)', 'retourneren', 'zorg ?dragen', 'attenderen')]: 'geven, terugsturen, zorgen, wijzen op',
    [anyOf('realiser\\w+', 'implement\\w+', 'facilit\\w+', 'optimalis\\w+', 'communicer\\w+')]:
      'maken, invoeren, helpen',
    [anyOf('separaat', 'additionele?', 'abusievelijk', 'per abuis', 'relevante?', 'adequate?')]:
      'apart, extra, per ongeluk',
    [anyOf('consequenties', 'frequent', 'incidenteel', 'respectievelijk', 'toelichting')]:
      'gevolgen, vaak, soms, uitleg',
  },
  en: {
    [anyOf('utili[sz]\\w+', 'leverag\\w+', 'employ(?:ing|s)?')]: 'use',
    [anyOf('in order to', 'so as to', 'with a view to', 'for the purposes? of')]: 'to',
    [anyOf('facilitat\\w+', 'assist(?:s|ed|ing|ance)?', 'empower\\w*', 'incentivi\\w+')]: 'help, encourage',
    [anyOf('prior to', 'subsequent(?: to|ly)?', 'thereafter', 'henceforth', 'upon')]: 'before, after, from then, when',
    [anyOf('commenc\\w+', 'initiat\\w+', 'terminat\\w+', 'ceas(?:e|es|ed)')]: 'start, stop, end',
    [anyOf('regarding', 'concerning', 'pertaining', 'with (?:regard|reference|respect) to', 'in relation to')]: 'about',
    [anyOf('approximately', 'in excess of', 'numerous', 'sufficient', 'the remainder')]:
      'about, more than, many, enough',
    [anyOf('purchas\\w+', 'obtain\\w*', 'acquir\\w+', 'ascertain\\w*')]: 'buy, get, find out',
    [anyOf('endeavou?r\\w*', 'necessitat\\w+', 'expedit\\w+', 'finali[sz]\\w+')]: 'try, need, hurry, finish',
    [anyOf('additional\\w*', 'in addition', 'furthermore', 'moreover')]: 'more, also',
    [anyOf('consequently', 'therefore', 'thus', 'hence', 'accordingly')]: 'so',
    [anyOf('in the event (?:of|that)', 'at this point in time', 'due to the fact', 'forthwith')]:
      'if, now, because, at once',
    [anyOf('pursuant', 'thereof', 'here(?:by|in|with|to)', 'aforementioned', 'notwithstanding', 'whom')]:
      'this, that, who',
    [anyOf('shall', 'permit(?:s|ted)?', 'in accordance with')]: 'will, must, let, under',
    [anyOf('deploy\\w*', 'implement\\w*', 'optimi[sz]\\w+', 'prioriti[sz]\\w+', 'streamlin\\w+')]:
      'set up, do, improve',
    [anyOf('going forward', 'robust', 'foster\\w*', 'collaborat\\w+', 'liais\\w+', 'dialogue')]:
      'from now on, work with, talk',
    [anyOf('functionality', 'methodology', 'e\\.g\\.', 'i\\.e\\.', 'etc\\.?', 'via')]:
      'what it does, how, for example, through',
  },
}
