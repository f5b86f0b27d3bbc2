export const nl = {
  agreement: {
    title: 'Model studieovereenkomst',
    file: 'Model studieovereenkomst {{location}}',
    finalTitle: 'Studieovereenkomst',
    finalFile: 'Studieovereenkomst {{location}}',
    version: 'Versie {{version}}.',
    draft:
      'Dit is een model, en dus een concept. Tekent de leverancier een eigen studieovereenkomst met u? Dan geldt die, en vervalt dit model.',
    organisation: 'De organisatie',
    supplier: 'De leverancier van de bedsensoren',
    names: 'Hierna heten zij ‘de organisatie’ en ‘de leverancier’.',
    name: 'Naam',
    kvk: 'KvK-nummer',
    address: 'Adres',
    signer: 'Vertegenwoordigd door',
    about: 'Waarover deze overeenkomst gaat',
    location: 'Locatie',
    sensors: 'Aantal bedsensoren',
    sensorsOf: 'Bedsensoren op {{ward}}',
    start: 'Begin',
    remarks: 'Opmerkingen',
    organisationDoes: 'Wat de organisatie doet',
    organisationDuties: {
      network: 'De organisatie zorgt voor stroom en een werkend wifi-netwerk bij elk bed met een bedsensor.',
      people: 'De organisatie wijst medewerkers aan die de bedsensoren helpen invoeren, en geeft hun daar tijd voor.',
      tells: 'De organisatie vertelt bewoners, familie en medewerkers vóór de eerste dag wat er gaat gebeuren.',
      care: 'De organisatie gebruikt de bedsensoren zoals in de training is uitgelegd. Zij blijft verantwoordelijk voor de zorg aan bewoners.',
    },
    supplierDoes: 'Wat de leverancier doet',
    supplierDuties: {
      delivers: 'De leverancier levert de bedsensoren en sluit ze aan, op een dag die beide afspreken.',
      trains: 'De leverancier leidt de medewerkers op die met de bedsensoren werken.',
      helps: 'De leverancier beantwoordt vragen, en verhelpt storingen aan de bedsensoren en de app.',
      data: 'De leverancier gebruikt gegevens van bewoners en medewerkers alleen zoals in de verwerkersovereenkomst staat.',
    },
    further: 'Verder spreken wij af',
    terms: {
      duration:
        'Looptijd: deze overeenkomst begint als beide hebben getekend. Zij geldt tot een van beide schriftelijk laat weten te stoppen.',
      costs:
        'Kosten: in deze overeenkomst staan geen prijzen. Betaalt de organisatie iets? Dan staat dat in de offerte van de leverancier.',
      personalData:
        'Persoonsgegevens: de bedsensoren gaan pas aan als de organisatie en de leverancier ook een verwerkersovereenkomst hebben.',
    },
    signingOrganisation: 'Handtekening namens de organisatie',
    signingSupplier: 'Handtekening namens de leverancier',
    person: 'Naam',
    role: 'Functie',
    place: 'Plaats',
    date: 'Datum',
    signature: 'Handtekening',
  },
}
