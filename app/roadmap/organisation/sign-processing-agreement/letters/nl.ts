export const nl = {
  documents: {
    measures: 'Beschrijving van de informatiebeveiliging: hoe de gegevens worden beschermd',
    data: 'Overzicht van de gegevens: wat de bedsensoren verwerken, waarom, en wie het ziet',
    incidents: 'Afspraken over beveiligingsincidenten en datalekken',
  },
  agreement: {
    title: 'Model verwerkersovereenkomst',
    file: 'Model verwerkersovereenkomst {{organisation}}',
    finalTitle: 'Verwerkersovereenkomst',
    finalFile: 'Verwerkersovereenkomst {{organisation}}',
    version: 'Versie {{version}}.',
    draft:
      'Dit is een model, en dus een concept. Tekent de leverancier een eigen verwerkersovereenkomst met u? Dan geldt die, en vervalt dit model. Laat uw functionaris gegevensbescherming dit lezen voordat iemand tekent.',
    controller: 'De organisatie (verwerkingsverantwoordelijke)',
    processor: 'De leverancier van de bedsensoren (verwerker)',
    names:
      'Hierna heten zij ‘de organisatie’ en ‘de leverancier’. Zij spreken dit af volgens artikel 28 van de Algemene verordening gegevensbescherming (AVG).',
    supplierFillsIn: 'De leverancier vult de eigen gegevens zelf in.',
    name: 'Naam',
    kvk: 'KvK-nummer',
    address: 'Adres',
    signer: 'Vertegenwoordigd door',
    dpo: 'Functionaris gegevensbescherming (FG)',
    about: 'Waarover deze overeenkomst gaat',
    subjects: {
      subject: {
        name: 'Onderwerp',
        text: 'De leverancier verwerkt persoonsgegevens voor de organisatie, met de bedsensoren en de app die erbij hoort.',
      },
      purpose: { name: 'Doel', text: 'Zorgmedewerkers krijgen een melding als er iets is met een bewoner.' },
      nature: {
        name: 'Wat ermee gebeurt',
        text: 'De leverancier ontvangt en bewaart de gegevens, en laat meldingen zien in de app.',
      },
      data: {
        name: 'Soorten gegevens',
        text: 'Metingen van bedsensoren, meldingen, en de gegevens waarmee medewerkers inloggen. Metingen en meldingen kunnen iets zeggen over de gezondheid.',
      },
      people: { name: 'Van wie', text: 'Bewoners, en medewerkers die met de app werken.' },
      duration: {
        name: 'Hoe lang',
        text: 'Vanaf de dag waarop beide hebben getekend, zolang de leverancier gegevens verwerkt voor de organisatie.',
      },
    },
    organisationDoes: 'Wat de organisatie doet en mag',
    duties: {
      decides:
        'De organisatie bepaalt waarvoor en hoe de gegevens worden gebruikt, en zorgt dat dat volgens de wet mag.',
      instructs:
        'De organisatie geeft schriftelijke opdrachten, en mag nagaan of de leverancier zich aan deze overeenkomst houdt.',
      tells: 'De organisatie vertelt bewoners en medewerkers wat er met hun gegevens gebeurt.',
    },
    supplierPromises: 'Wat de leverancier belooft (AVG, artikel 28 lid 3)',
    promises: {
      instruction:
        'Opdracht (onder a): de leverancier gebruikt de gegevens alleen volgens schriftelijke opdrachten van de organisatie. Dat geldt ook voor het doorgeven aan een land buiten de Europese Economische Ruimte. Verplicht een wet tot iets anders? Dan meldt de leverancier dat vooraf, tenzij die wet het melden verbiedt.',
      secrecy: 'Geheimhouding (onder b): iedereen die met de gegevens mag werken, is verplicht ze geheim te houden.',
      security: 'Beveiliging (onder c): de leverancier neemt alle maatregelen die artikel 32 van de AVG vraagt.',
      others:
        'Andere verwerkers (onder d): de leverancier schakelt alleen een andere verwerker in als de organisatie dat vooraf schriftelijk goedvindt. Voor die verwerker gelden dezelfde plichten. De leverancier blijft verantwoordelijk.',
      rights:
        'Rechten (onder e): wil iemand zijn gegevens bijvoorbeeld inzien, verbeteren of laten wissen? Dan helpt de leverancier de organisatie om daaraan te voldoen.',
      help: 'Hulp (onder f): de leverancier helpt de organisatie met de plichten uit artikel 32 tot en met 36 van de AVG: beveiliging, datalekken melden, privacyrisico’s vooraf beoordelen (DPIA) en overleg met de Autoriteit Persoonsgegevens. De leverancier meldt een datalek zonder onredelijke vertraging aan de organisatie.',
      end: 'Einde (onder g): na afloop wist de leverancier alle gegevens of geeft ze terug. De organisatie kiest. Ook kopieën worden gewist, behalve wat de leverancier volgens de wet moet bewaren.',
      control:
        'Controle (onder h): de leverancier geeft alle informatie die nodig is om te laten zien dat zij zich aan artikel 28 houdt. Zij werkt mee aan controles door de organisatie, of door wie de organisatie daarvoor aanwijst. Is een opdracht volgens de leverancier in strijd met de wet? Dan zegt zij dat meteen.',
    },
    annexes: 'Bijlagen van de leverancier',
    signingOrganisation: 'Handtekening namens de organisatie',
    signingSupplier: 'Handtekening namens de leverancier',
    person: 'Naam',
    role: 'Functie',
    place: 'Plaats',
    date: 'Datum',
    signature: 'Handtekening',
  },
  request: {
    subject: 'Verwerkersovereenkomst voor de bedsensoren van {{organisation}}',
    helloBoth: 'Beste {{signer}} en {{dpo}},',
    helloOne: 'Beste {{name}},',
    helloNobody: 'Beste collega,',
    why: '{{organisation}} bereidt zich voor op bedsensoren. Die verwerken gegevens van bewoners. In een verwerkersovereenkomst met de leverancier staat hoe die gegevens worden beschermd.',
    ask: 'Dit is mijn vraag:',
    askDpo:
      'Functionaris gegevensbescherming: lees de overeenkomst en de stukken over informatiebeveiliging, en laat mij weten of het zo goed is.',
    askNamedDpo:
      '{{name}} (functionaris gegevensbescherming): lees de overeenkomst en de stukken over informatiebeveiliging, en laat mij weten of het zo goed is.',
    askSigner: 'Wie tekent: lees de overeenkomst, en teken die daarna namens {{organisation}}.',
    askNamedSigner: '{{name}} (tekent): lees de overeenkomst, en teken die daarna namens {{organisation}}.',
    documents: 'Over informatiebeveiliging zijn er deze stukken:',
    thanks: 'Alvast bedankt en vriendelijke groet,',
  },
}
