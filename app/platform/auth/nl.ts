export const nl = {
  passwordSaved: 'Uw wachtwoord is opgeslagen. Log nu in.',
  routeCard: 'de routekaart',
  routeCardOf: 'de routekaart van {{organisation}}',
  guessed: {
    preheader: 'Was u het zelf? Dan hoeft u niets te doen.',
    wasMe:
      'Was u het zelf, en kunt u nu niet inloggen? Open dan deze link in de browser waarin u wilt inloggen. De link werkt één keer, {{count}} uur lang.',
    letIn: 'Dit was ik: laat deze browser toe',
  },
  letIn: 'Deze browser hoeft niet meer te wachten. Log nu in met uw wachtwoord.',
  login: {
    title: 'Inloggen',
    lead: 'Hier bereidt u samen met uw collega’s de aansluitdag van de bedsensoren voor.',
    button: 'Inloggen',
    hint: 'Op de volgende pagina vult u uw e-mailadres en wachtwoord in. Daarna komt u hier terug.',
    otherAccount: 'Inloggen met een ander account',
    failed: 'Inloggen is niet gelukt',
    inWindow: 'Inlogvenster openen',
    windowOpen: 'Er is een nieuw venster geopend. Log daar in. Deze pagina gaat daarna vanzelf verder.',
    signedIn: 'U bent ingelogd. De volgende pagina wordt geopend.',
  },
  again: {
    title: 'Log nog een keer in',
    lead: 'Wat u wilt doen, gaat over gegevens van anderen of is niet terug te draaien. Daarom vragen wij of u het echt bent.',
    then: 'Daarna komt u terug op de pagina waar u was. Kies dan nog een keer wat u wilde doen.',
    button: 'Opnieuw inloggen',
    leave: 'Niet doen',
  },
  logout: {
    title: 'Uitloggen',
    question: 'Wilt u uitloggen? Wat u heeft opgeslagen, blijft bewaard.',
    button: 'Uitloggen',
    everywhere: 'Overal uitloggen',
    stay: 'Ingelogd blijven',
  },
  window: {
    done: 'U bent ingelogd',
    goOn: 'Verder',
  },
  errors: {
    login_failed: 'Er ging iets mis bij het inloggen. Probeer het opnieuw.',
    missing_transaction: 'Deze inlogpoging is niet meer geldig. Log opnieuw in.',
    state_mismatch: 'Deze inlogpoging is niet meer geldig. Log opnieuw in.',
    cookies_refused:
      'Uw browser bewaart geen cookies van deze website. Zonder cookies kunt u niet inloggen. Sta ze toe bij de instellingen van uw browser, en log dan opnieuw in.',
    timeout: 'Het inloggen duurde te lang. Probeer het opnieuw.',
    request_error: 'De inlogdienst is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
    no_query_params: 'De inlogdienst gaf geen antwoord mee. Log opnieuw in.',
    invalid_id_token: 'De inlogdienst gaf een antwoord dat niet klopt. Probeer het opnieuw.',
    invalid_grant: 'Deze inlogpoging is niet meer geldig. Log opnieuw in.',
    access_denied:
      'De inlogdienst heeft u niet toegelaten. Log in met een ander account of neem contact op met de helpdesk.',
    mfa_required: 'De inlogdienst wil een tweede bewijs dat u het bent. Log opnieuw in.',
    popup_open:
      'Uw browser heeft het nieuwe venster tegengehouden. Sta pop-ups van deze website toe, of log in zonder nieuw venster.',
    cancelled: 'Het venster is gesloten voordat u was ingelogd. Probeer het opnieuw.',
    user_failed: 'Uw gegevens konden niet worden opgehaald. Neem contact op met de helpdesk',
    user_unknown: 'Er is geen gebruiker met dit e-mailadres in dit portaal. Neem contact op met de helpdesk',
    user_disabled: 'Uw toegang tot dit portaal is gestopt. Neem contact op met de helpdesk',
  },
  refused: {
    title: 'Dit kan niet',
    foreign:
      'Dit formulier kwam niet van deze website en is niet verwerkt. Open de pagina opnieuw en probeer het nog eens.',
    signedOutTitle: 'U bent niet meer ingelogd',
    signedOut:
      'Wat u net verstuurde, is niet opgeslagen. Log in een nieuw tabblad in. Ga dan terug naar dit tabblad en ververs de pagina: dan wordt het opnieuw verstuurd.',
    signedOutShort: 'U bent niet ingelogd. Log in en probeer het opnieuw.',
    newTab: 'Inloggen in een nieuw tabblad',
    noRight: 'U mag hier lezen, maar dit niet doen. Er is niets veranderd. Vraag een beheerder om een andere rol.',
    noOrganisation:
      'U hoort niet bij een zorgorganisatie. Deze pagina is er voor hun medewerkers. Ga terug naar de startpagina.',
  },
}
