export const nl = {
  news: {
    title: 'De bedsensoren worden aangesloten',
    file: 'Startbericht {{location}}',
    start: 'Op {{day}} worden op {{location}} de bedsensoren aangesloten.',
    what: 'Wat gebeurt er?',
    arrival: 'Er komen mensen van de leverancier in huis. Zij komen tussen 9.30 en 10.00 uur aan.',
    rooms: 'In elke kamer met een bedsensor zijn zij ongeveer 3 tot 5 minuten bezig.',
    beds_one: 'Het gaat om {{count}} bed. Dat duurt ongeveer {{from}} tot {{to}} uur.',
    beds_other: 'Het gaat om {{count}} bedden. Alles samen duurt dat ongeveer {{from}} tot {{to}} uur.',
    guide: 'Iemand van de afdeling loopt mee.',
    you: 'Wat hoeft u te doen?',
    youText: 'Niets. Komt het niet uit dat er iemand binnenkomt? Zeg het gerust. Dan komen zij later terug.',
    questions: 'Heeft u een vraag?',
    contact: 'Stel uw vraag aan {{contact}}.',
    contactByPhone: 'Stel uw vraag aan {{contact}}, telefoon {{phone}}.',
  },
}
