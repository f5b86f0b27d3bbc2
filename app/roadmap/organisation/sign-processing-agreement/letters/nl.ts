export const nl = {
  documents: {
    measures: 'Beschrijving van de informatiebeveiliging: hoe de gegevens worden beschermd',
    data: 'Overzicht van de gegevens: wat de bedsensoren verwerken, waarom, en wie het ziet',
    incidents: 'Afspraken over beveiligingsincidenten en datalekken',
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
