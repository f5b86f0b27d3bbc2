/** The words of the embedded provider's login page. */
export const nl = {
  title: 'Inloggen',
  product: 'Routekaart',
  lead: 'Vul uw e-mailadres en wachtwoord in.',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  button: 'Inloggen',
  wrong: 'De combinatie van e-mailadres en wachtwoord klopt niet.',
  wrongNow: 'Probeer het opnieuw, of kies een nieuw wachtwoord met de link onder dit formulier.',
  tooOften:
    'Er is te vaak een wachtwoord geprobeerd, daarom is het uwe niet bekeken. Wacht een halve minuut en probeer het dan opnieuw.',
  tooOftenNow:
    'Wilt u er meteen in? Kies een nieuw wachtwoord met de link onder dit formulier. Kreeg u hierover een e-mail van ons? Dan kunt u ook de link daarin in deze browser openen.',
  codeTitle: 'Code invullen',
  codeLead: 'U logt in twee stappen in. Open de app op uw telefoon die codes maakt.',
  code: 'Code van 6 cijfers',
  codeHint: 'Elke halve minuut is er een nieuwe code. Elke code werkt één keer.',
  wrongCode: 'Deze code klopt niet, of is al gebruikt. Typ de code die de app nu laat zien.',
  tooOftenCode:
    'Er is te vaak een code geprobeerd, daarom is de uwe niet bekeken. Wacht een halve minuut en probeer het dan opnieuw.',
  lostApp: 'Heeft u uw telefoon niet bij u?',
  recovery: 'Herstelcode',
  lostBoth:
    'Heeft u ook geen herstelcode meer? Vraag dan de beheerder van de routekaart om de tweede stap weg te halen.',
  expiredTitle: 'Deze inlogpagina werkt niet meer',
  expired: 'U heeft de pagina lang open gehad, of u heeft in een ander tabblad al ingelogd. Log opnieuw in.',
  again: 'Opnieuw inloggen',
  outageTitle: 'Inloggen lukt nu even niet',
  outage: 'De Routekaart is even niet bereikbaar. Probeer het over een minuut opnieuw.',
  forgotten: 'Wachtwoord vergeten?',
  forgottenTitle: 'Wachtwoord vergeten',
  forgottenLead: 'Vul uw e-mailadres in. U krijgt een bericht met een link waarmee u een nieuw wachtwoord kiest.',
  forgottenButton: 'Link aanvragen',
  askedTitle: 'Kijk in uw e-mail',
  asked:
    'Hoort dit e-mailadres bij een gebruiker, dan is er een bericht onderweg met een link. Ziet u na een kwartier niets? Kijk dan bij de ongewenste e-mail, of vraag het uw contactpersoon.',
  choose: 'Kies een wachtwoord',
  chooseLead:
    'U gebruikt dit wachtwoord om in te loggen. Neem minstens {{least}} tekens; een paar losse woorden is prima.',
  newPassword: 'Nieuw wachtwoord',
  repeat: 'Nog een keer hetzelfde wachtwoord',
  save: 'Wachtwoord opslaan',
  tooShort: 'Dit wachtwoord is te kort. Neem minstens {{least}} tekens.',
  tooLong: 'Dit wachtwoord is te lang. Neem hoogstens {{most}} tekens.',
  same: 'Neem niet uw e-mailadres als wachtwoord.',
  common:
    'Dit wachtwoord wordt vaak gebruikt en is makkelijk te raden. Neem een ander, bijvoorbeeld een paar losse woorden.',
  different: 'De twee wachtwoorden zijn niet hetzelfde. Typ ze nog een keer.',
  closedTitle: 'Deze link werkt niet meer',
  letInTitle: 'Deze browser toelaten',
  letInLead:
    'Iemand probeerde vaak met uw account in te loggen. Was u dat zelf? Met deze knop hoeft u in deze browser niet meer te wachten. Doe het alleen op uw eigen computer of telefoon.',
  letInButton: 'Dit was ik: laat deze browser toe',
  letInOther: 'Dit was ik niet: kies een nieuw wachtwoord',
  letInClosed: 'De link is al gebruikt, of is te oud. Kies een nieuw wachtwoord: daarmee kunt u meteen inloggen.',
  closed: 'De link is al gebruikt, of is te oud. Vraag een nieuwe aan met uw e-mailadres.',
}
