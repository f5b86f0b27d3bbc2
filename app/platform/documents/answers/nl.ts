/** What the server answers to an upload: apart from the other words, because no browser needs them. */
export const nl = {
  refused: {
    tooLarge: '{{name}} is groter dan {{megabytes}} MB. Maak het bestand kleiner en upload het opnieuw.',
    tooMany:
      '{{name}} is niet bewaard: u kunt hoogstens {{files}} bestanden tegelijk uploaden. Upload dit bestand nog een keer.',
    wrongType: '{{name}} is geen pdf, foto of bestand van Word of Excel. Sla het zo op en upload het opnieuw.',
    empty: '{{name}} is leeg. Controleer het bestand en upload het opnieuw.',
    locked:
      '{{name}} gaat alleen open met een wachtwoord. Sla het op zonder wachtwoord, of druk het af als pdf, en upload dat bestand.',
    dynamicForm:
      '{{name}} is een formulier dat alleen Adobe Reader laat zien. Open het daar, druk het af als pdf en upload dat bestand.',
    failed: '{{name}} is door een storing bij ons niet bewaard. Probeer het opnieuw.',
  },
  nothingChosen: 'Kies eerst een bestand.',
  failed: 'Het uploaden van {{what}} is niet gelukt. Probeer het opnieuw.',
}
