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
  headersTooLarge:
    'Uw browser stuurt te veel mee: te veel cookies, of een adres dat te lang is. Wis de cookies van deze website in uw browser en open de pagina opnieuw.',
  tooMany: 'U vraagt te veel achter elkaar. Wacht een minuut en probeer het dan opnieuw.',
  tooManyFor: 'U vraagt te veel achter elkaar. Wacht {{minutes}} minuten en probeer het dan opnieuw.',
  tooManyFiles:
    'U verstuurt te veel bestanden achter elkaar. Wat u typte, is bewaard. Wacht {{minutes}} minuten, ga terug en ververs de pagina: dan staat het voor u klaar.',
  notFound: 'Dit bestand bestaat niet (meer).',
  unavailable: 'De Routekaart is even niet bereikbaar. Probeer het over een minuut opnieuw.',
  unavailableUnsaved:
    'De Routekaart is even niet bereikbaar. Wat u verstuurde, is nog niet bewaard. Ga over een minuut terug en verstuur het opnieuw.',
  notSaved: 'Nog niet bewaard',
  typedBelow:
    'Wat u typte, is nog niet bewaard. Het staat wel op deze pagina. Sluit de pagina niet. Wacht een minuut en druk dan op de knop.',
  sendAgain: 'Opnieuw versturen',
  typed: 'Dit typte u',
  secretTyped: 'Wachtwoord dat u typte',
  filesLost: 'Deze bestanden kunnen wij niet vasthouden. Kies ze opnieuw voordat u op de knop drukt:',
  filesAgain: 'Kies de bestanden opnieuw',
  failed:
    'Er ging bij ons iets mis. Probeer het over een paar minuten opnieuw. Blijft het misgaan, noem dan dit nummer: {{requestId}}.',
}
