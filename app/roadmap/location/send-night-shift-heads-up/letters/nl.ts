export const nl = {
  announcement: {
    title: 'De begeleider van de bedsensoren belt met de nachtdienst',
    file: 'Belaankondiging nachtdienst {{location}}',
    hello: 'Beste collega van de nachtdienst,',
    start: 'Op {{day}} worden op {{location}} de bedsensoren aangesloten.',
    startExpected: 'Waarschijnlijk worden op {{day}} de bedsensoren op {{location}} aangesloten.',
    call: 'In de eerste 4 tot 6 weken daarna belt de begeleider van de bedsensoren een paar keer met de nachtdienst.',
    callUntil:
      'In de eerste 4 tot 6 weken daarna belt de begeleider van de bedsensoren een paar keer met de nachtdienst. Dat is dus tot ongeveer {{day}}.',
    why: 'De begeleider vraagt hoe het gaat en helpt u met de app. U kunt dan meteen uw eigen vragen stellen.',
    moment: 'Komt het telefoontje niet uit? Zeg dat gerust. Bewoners gaan altijd voor.',
    questions: 'Heeft u nu al een vraag? Stel die aan {{contact}}.',
    bye: 'Met vriendelijke groet,',
  },
}
