export const nl = {
  gap: '[nog in te vullen]',
  download: 'Downloaden als Word-bestand',
  downloadOf: '{{title}} downloaden (Word)',
  downloadFile: '{{title}} downloaden ({{kind}}, {{size}})',
  hasGaps: 'Waar “[nog in te vullen]” staat, weten wij iets nog niet. Vul het in en download daarna opnieuw.',
  failed: 'Het downloaden is niet gelukt',
  message: {
    subject: 'Onderwerp',
    text: 'Bericht',
    copy: 'Bericht kopiëren',
    copied: 'Het bericht is gekopieerd.',
    notCopied: 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer die zelf.',
    hasGaps: 'Waar “[nog in te vullen]” staat, weten wij iets nog niet. Vul het in voordat u het bericht verstuurt.',
    mail: 'Mail openen met dit bericht',
    mailHint: 'Uw mailprogramma gaat open. U verstuurt het bericht zelf.',
  },
}
