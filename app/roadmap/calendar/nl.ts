export const nl = {
  hint: 'U downloadt een bestand. Open het, dan zet uw agenda de afspraak erin. U kunt het ook met een mail meesturen.',
  download: 'Afspraak van {{when}} uur (.ics)',
}
