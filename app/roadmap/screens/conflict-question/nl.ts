export const nl = {
  changed: '{{by}} heeft dit intussen ook gewijzigd. Welk antwoord blijft?',
  changedOwn: 'U heeft dit in een ander venster ook gewijzigd. Welk antwoord blijft?',
  mine: 'Uw antwoord, zoals het hieronder in het veld staat',
  mineRow: 'Wat u ervan maakte',
  theirs: 'Het antwoord van {{by}}, {{when}}',
  own: 'Uw antwoord uit het andere venster, {{when}}',
  removed: 'verwijderd',
  nothing: 'niets ingevuld',
}
