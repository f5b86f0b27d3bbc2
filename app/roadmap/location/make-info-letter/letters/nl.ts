export const nl = {
  letter: {
    title: 'Bedsensoren op {{location}}',
    file: 'Informatiebrief {{location}}',
    hello: 'Beste bewoner, beste familie,',
    start:
      'Op {{location}} komen bedsensoren. In deze brief leest u wat een bedsensor is, wat u ervan merkt en bij wie u terechtkunt met vragen.',
    what: 'Wat is een bedsensor?',
    whatText:
      'Een bedsensor ligt op de bedplaat, onder het matras. De sensor stuurt metingen over WiFi. Als er iets is, krijgen zorgmedewerkers een melding in een app.',
    why: 'Waarom doen we dit?',
    whyText:
      'Vooral ’s nachts. Met een melding weten wij wanneer iemand ons nodig heeft. Wij hoeven dan minder vaak zomaar een kamer in, en bewoners kunnen rustiger slapen.',
    notice: 'Wat merkt u ervan?',
    rooms: 'Op de aansluitdag komen er mensen in de kamers. In elke kamer duurt dat ongeveer 3 tot 5 minuten.',
    nothing: 'U hoeft zelf niets te doen.',
    beside: 'De alarmen die u nu heeft, blijft u gewoon gebruiken.',
    when: 'Waar en wanneer?',
    location: 'Locatie',
    address: 'Adres',
    day: 'Aansluitdag',
    expectedDay: 'waarschijnlijk {{day}}',
    arrival: 'Aankomst',
    arrivalText: 'tussen 9.30 en 10.00 uur',
    data: 'Wat gebeurt er met de gegevens?',
    dataText:
      '{{organisation}} maakt met de leverancier afspraken over de bescherming van uw gegevens. Die staan in een verwerkersovereenkomst. Wilt u er meer over weten? Vraag het ons.',
    questions: 'Heeft u een vraag?',
    questionsText: 'Bel of mail ons gerust.',
    persons: 'Bij wie u terechtkunt',
    person: 'Contactpersoon',
    personWithRole: '{{name}}, {{role}}',
    bye: 'Met vriendelijke groet,',
  },
  council: {
    subject: 'Brief over bedsensoren op {{location}}',
    hello: 'Beste leden van de cliëntenraad,',
    why: 'Op {{location}} komen bedsensoren. Wij hebben daarover een brief geschreven voor bewoners en familie. U vindt de brief in de bijlage.',
    ask: 'Wilt u de brief lezen? Laat ons weten of alles duidelijk is en wat er beter kan. Daarna delen we de brief met bewoners en familie.',
    bye: 'Met vriendelijke groet,',
  },
  family: {
    subject: 'Bedsensoren op {{location}}',
    hello: 'Beste bewoner, beste familie,',
    definite: 'Op {{location}} komen bedsensoren. Ze worden aangesloten op {{day}}.',
    expected: 'Op {{location}} komen bedsensoren. Ze worden waarschijnlijk aangesloten op {{day}}.',
    undated: 'Op {{location}} komen bedsensoren. U hoort nog wanneer ze worden aangesloten.',
    letter:
      'In de brief in de bijlage leest u wat een bedsensor is, wat u ervan merkt en bij wie u terechtkunt met vragen.',
    bye: 'Met vriendelijke groet,',
  },
}
