export const nl = {
  same: 'Overgenomen van {{name}}. Wijzigt u hier iets, dan geldt dat alleen voor deze locatie.',
  differs: 'Wijkt af van wat {{name}} één keer heeft ingevuld.',
  differsFrom: 'Wijkt af: bij {{name}} staat {{answers}}.',
  look: 'Bekijk het antwoord van de organisatie',
}
