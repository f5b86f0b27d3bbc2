/** What the server says where no page can be made. */
export const nl = {
  badAddress: 'Dit adres klopt niet. Controleer de link, of begin bij de startpagina.',
  wrongHost: 'Op dit adres is de Routekaart niet te vinden. Ga naar {{origin}}.',
  method: 'Deze manier van aanvragen bestaat hier niet.',
  lengthRequired: 'De aanvraag zegt niet hoe groot hij is (Content-Length).',
  tooLarge:
    'Dit is te groot. Een bestand mag hoogstens {{megabytes}} MB zijn. Maak het bestand kleiner en probeer het opnieuw.',
  tooLargeKept:
    'Dit is te groot. Een bestand mag hoogstens {{megabytes}} MB zijn. Wat u typte, is bewaard. Ga terug en ververs de pagina: dan staat het voor u klaar.',
  tooMany: 'U vraagt te veel achter elkaar. Wacht een minuut en probeer het dan opnieuw.',
  tooManyFor: 'U vraagt te veel achter elkaar. Wacht {{minutes}} minuten en probeer het dan opnieuw.',
  tooManyFiles:
    'U verstuurt te veel bestanden achter elkaar. Wat u typte, is bewaard. Wacht {{minutes}} minuten, ga terug en ververs de pagina: dan staat het voor u klaar.',
  notFound: 'Dit bestand bestaat niet (meer).',
  unavailable: 'De Routekaart is even niet bereikbaar. Er is niets kwijt. Probeer het over een minuut opnieuw.',
  failed:
    'Er ging bij ons iets mis. Probeer het over een paar minuten opnieuw. Blijft het misgaan, noem dan dit nummer: {{requestId}}.',
}
