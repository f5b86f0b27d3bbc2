/**
 * Dutch words that are less common than the rest and stay, each under the reason. Their inflections and compounds are
 * known with them: `upload` is uploaden and uploads too.
 */
export const hardDutch = {
  'words on screens that everybody uses daily': [
    ...['log', 'vink', 'typ', 'plak', 'wis', 'browser', 'tabblad', 'venster', 'cookie', 'download', 'gedownload'],
    ...['upload', 'geupload', 'print', 'spam', 'helpdesk', 'digitaal', 'intranet', 'smartphone', 'volume'],
    ...['gekopieerd', 'selecteer', 'scrol', 'scroll', 'filter', 'sorteren', 'spreadsheet', 'batterijbesparing'],
  ],
  'names of files, programs, makers and keys, as they stand on the screen': [
    ...['csv', 'pdf', 'txt', 'zip', 'xlsx', 'json', 'html', 'ics', 'excel', 'google', 'microsoft', 'authenticator'],
    ...[
      'iphone',
      'ipad',
      'windows',
      'macos',
      'linux',
      'acrobat',
      'adobe',
      'reader',
      'ctrl',
      'cmd',
      'url',
      'qr',
      'message',
      'apr',
    ],
    ...['png', 'jpg', 'webp', 'svg', 'mb', 'kb', 'bytes', 'utc', 'sha', 'org', 'nl', 'english', 'ups', 'nr'],
  ],
  'of pictures': ['logo', 'afbeelding', 'pixels', 'doorzichtig'],
  'of tables and texts': [
    ...['tabel', 'kolom', 'kolommen', 'alinea', 'spatie', 'spaties', 'accolades', 'categorie', 'balk', 'stip'],
    ...['omschrijving', 'samenvatting', 'notitie', 'brochure', 'leesbaar', 'schatting', 'erboven', "zo'n"],
  ],
  'of networks and the box, which the colleague of ICT knows': [
    ...['wifi', 'ict', 'wpa', 'psk', 'ssid', 'dect', 'sensor', 'tracecode', 'track', 'optische', 'installaties'],
  ],
  'of programs that talk to the portal, read by who makes them': ['webhook', 'token', 'api', 'credentials', 'portaal'],
  'of law and agreements, where another word would say another thing': [
    ...['functionaris', 'fg', 'kvk', 'privacyjurist', 'certificaat', 'geldig', 'schriftelijk', 'eidas', 'verordening'],
  ],
  'of care homes, which say it daily': [
    ...['bewoner', 'pg', 'somatiek', 'revalidatie', 'bezetting', 'flexwerker', 'zorgcoordinator', 'secretariaat'],
  ],
  'names of things and acts of the portal, each explained where it stands': [
    ...[
      'streefdatum',
      'bedsensor',
      'aansluiting',
      'metingen',
      'wijziging',
      'archiveren',
      'gearchiveerd',
      'beheer',
      'beheerder',
    ],
    ...['beoordelaar', 'kennismaking', 'bezorging', 'verleng', 'verlengd', 'abonneren', 'retour'],
  ],
  'forms that the measure does not see through': [
    ...['schreven', 'verschoof', 'bespreek', 'kondig', 'bereikbaar', 'getypte', 'doorgestreepte'],
  ],
  'names of people and places in examples': ['vries', 'jansen', 'ans', 'bea', 'eik', 'maarssen'],
}
