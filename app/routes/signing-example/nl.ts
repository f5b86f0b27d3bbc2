export const nl = {
  title: 'Voorbeeld van de ondertekendienst',
  heading: 'Hier opent straks de ondertekendienst',
  lead: 'Dit is een voorbeeld. Hier tekent u niets, en er wordt niets verstuurd.',
  what: 'Wat hier in het echt gebeurt',
  steps: {
    opens:
      'De leverancier zet voor uw organisatie een ondertekendienst klaar. Dat is een website van een ander bedrijf. Die opent dan in dit tabblad.',
    reads: 'Wie tekent, leest daar de verwerkersovereenkomst. De dienst laat zien wie nog meer tekent.',
    signs: 'Wie tekent, zet daar een handtekening. Vaak vraagt de dienst om een code die per mail of sms komt.',
    keeps: 'Daarna krijgen beide kanten het getekende document. Dat bewaart u als pdf.',
  },
  back: 'Hoe u teruggaat',
  backText:
    'Sluit dit tabblad: Routekaart staat nog open in het andere. Daar uploadt u het getekende document, op de pagina na “Tekenen”.',
  backLink: 'Terug naar “Tekenen” in Routekaart',
}
