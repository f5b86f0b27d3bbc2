export const nl = {
  invitation: {
    title: 'Uitnodiging voor de startbijeenkomst over bedsensoren op {{location}}',
    file: 'Uitnodiging startbijeenkomst {{location}}',
    hello: 'Beste collega,',
    invite: 'Binnenkort krijgen bewoners van {{location}} een bedsensor. U bent uitgenodigd voor de startbijeenkomst.',
    what: 'Op de startbijeenkomst ziet u wat de bedsensor en de app doen en hoe u ermee werkt. Er is ook tijd voor uw vragen.',
    when: 'Datum en tijd',
    whenOf: 'Bijeenkomst {{number}}',
    moment: '{{day}} om {{time}} uur',
    howLong: 'Duur',
    minutes: '45 tot 60 minuten',
    length: 'De bijeenkomst duurt 45 tot 60 minuten.',
    place: 'Locatie',
    address: 'Adres',
    chooseOne:
      'Kies één bijeenkomst. Laat uw teamleider weten bij welke u bent: een groep is 4 tot 12 collega’s groot.',
    night:
      'Werkt u in de nachtdienst? Dan is de bijeenkomst extra belangrijk voor u: in de nacht helpt het systeem het meest.',
    askByPhone: 'Heeft u een vraag? Bel {{name}}: {{phone}}.',
    askByMail: 'Heeft u een vraag? Mail {{name}}: {{email}}.',
    ask: 'Heeft u een vraag? Stel die aan {{name}}.',
    bye: 'Tot dan!',
  },
  appointment: { title: 'Startbijeenkomst over bedsensoren op {{location}}' },
}
