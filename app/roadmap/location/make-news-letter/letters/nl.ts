export const nl = {
  newsletter: {
    title: 'Wij gaan werken met bedsensoren',
    file: 'Nieuwsbericht {{location}}',
    hello: 'Beste collega,',
    start: 'Vanaf {{day}} werken wij op {{location}} met bedsensoren.',
    startExpected: 'Waarschijnlijk werken wij vanaf {{day}} op {{location}} met bedsensoren.',
    why: 'Waarom doen we dit?',
    whyText:
      'Vooral ’s nachts willen we er zijn als iemand ons nodig heeft, en bewoners laten slapen als dat niet zo is. Een bedsensor ligt onder het matras en stuurt metingen over WiFi. Als er iets is, krijgt u een melding in een app.',
    you: 'Wat merkt u ervan?',
    meeting: 'Eerst is er een startbijeenkomst van 45 tot 60 minuten. Daar leert u hoe u met het systeem werkt.',
    meetingOn: 'Startbijeenkomst: {{day}}, om {{time}} uur.',
    day: 'Op de aansluitdag komen er tussen 9.30 en 10.00 uur mensen die de bedsensoren aansluiten. In elke kamer zijn zij ongeveer 3 tot 5 minuten bezig.',
    tours: 'De eerste 14 dagen legt de app zichzelf uit met korte rondleidingen.',
    weeks: 'Voor de eerste 4 tot 6 weken komt er een planning, zodat iedereen rustig kan wennen.',
    beside: 'De alarmen die we nu hebben, blijven we gebruiken.',
    questions: 'Heeft u een vraag?',
    contact: 'Stel uw vraag aan: {{contact}}.',
    bye: 'Met vriendelijke groet,',
  },
  message: {
    startUndated: 'Binnenkort werken wij op {{location}} met bedsensoren.',
    letter: 'In het nieuwsbericht in de bijlage leest u waarom we dit doen en wat u ervan merkt.',
    contact: 'Heeft u een vraag? Stel die aan: {{contact}}.',
  },
}
