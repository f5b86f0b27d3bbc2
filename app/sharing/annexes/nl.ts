export const nl = {
  title: 'Bijlagen',
  lead: 'Deze stukken horen bij de overeenkomst. Lees ze erbij.',
  download: '“{{title}}” downloaden',
  missing: 'Dit stuk staat hier nog niet.',
  exempt: 'Dit stuk hoort niet bij deze overeenkomst, zegt de leverancier.',
  ask_one: 'Vraag het stuk dat ontbreekt aan {{who}}',
  ask_other: 'Vraag de stukken die ontbreken aan {{who}}',
  supplier: 'de leverancier van de bedsensoren',
}
