/** The words of the embedded provider's login page. */
export const nl = {
  title: 'Inloggen',
  product: 'Routekaart',
  lead: 'Vul uw e-mailadres en wachtwoord in.',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  button: 'Inloggen',
  wrong: 'De combinatie van e-mailadres en wachtwoord klopt niet.',
  tooOften: 'U hebt het te vaak geprobeerd. Wacht 15 minuten en probeer het dan opnieuw.',
  expiredTitle: 'Deze inlogpagina werkt niet meer',
  expired: 'U hebt de pagina lang open gehad, of u hebt in een ander tabblad al ingelogd. Log opnieuw in.',
  again: 'Opnieuw inloggen',
}
