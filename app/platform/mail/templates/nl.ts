export const nl = {
  'share-link': {
    subject: '{{sender}} deelt iets met u: {{title}} ({{organisation}})',
    body: `Beste {{name}},

{{sharedBy}} deelt iets met u: {{title}}. {{may}}

{{sender}} schrijft u:
{{wrote}}

[Open wat met u gedeeld is]

De link vraagt om een code. Die krijgt u apart van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

De link is voor u persoonlijk. Geef hem niet door.`,
  },
  'share-reminder': {
    subject: 'Herinnering: {{sender}} deelt iets met u: {{title}} ({{organisation}})',
    body: `Beste {{name}},

{{sender}} herinnert u aan wat met u gedeeld is: {{title}}. Dit is een nieuwe link: die in het vorige bericht werkt niet meer. {{may}}

{{sender}} schrijft u:
{{wrote}}

[Open wat met u gedeeld is]

De link vraagt om een code. Die krijgt u apart van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

De link is voor u persoonlijk. Geef hem niet door.`,
  },
  'share-reminder-portal': {
    subject: 'Herinnering: {{sender}} deelt iets met u: {{title}} ({{organisation}})',
    body: `Beste {{name}},

Wij herinneren u aan wat {{sharedBy}} met u deelde: {{title}}. {{may}} Dit is dezelfde link als in het vorige bericht.

{{sender}} schrijft u:
{{wrote}}

[Open wat met u gedeeld is]

De link vraagt om een code. Die krijgt u apart van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

De link is voor u persoonlijk. Geef hem niet door.`,
  },
  invitation: {
    subject: 'Uitnodiging voor de routekaart van {{organisation}}',
    body: `Beste {{name}},

{{by}} nodigt u uit voor de routekaart van {{organisation}}. Daarin bereidt uw organisatie de aansluitdag van de bedsensoren voor.

Kies eerst een wachtwoord. De link werkt {{days}} dagen, en een keer.

[Naar de routekaart]

U logt in met {{email}}.

Werkt de link na {{days}} dagen niet meer? Kies op de inlogpagina ‘Wachtwoord vergeten?’, of vraag ons om een nieuwe uitnodiging.`,
  },
  'invitation-staff': {
    subject: 'Uitnodiging om organisaties te helpen met de routekaart',
    body: `Beste {{name}},

{{by}} nodigt u uit om organisaties te helpen met de routekaart.

Kies eerst een wachtwoord. De link werkt {{days}} dagen, en een keer.

[Naar de routekaart]

U logt in met {{email}}.

Werkt de link na {{days}} dagen niet meer? Kies op de inlogpagina ‘Wachtwoord vergeten?’, of vraag een collega om een nieuwe uitnodiging.`,
  },
  'password-forgotten': {
    subject: 'Nieuw wachtwoord voor {{routeCard}}',
    body: `Beste {{name}},

U vroeg om een nieuw wachtwoord voor de routekaart. {{lasts}}

[Nieuw wachtwoord kiezen]

Hebt u hier niet om gevraagd? Dan hoeft u niets te doen. Uw wachtwoord blijft wat het is.`,
  },
  'password-guessed': {
    subject: 'Iemand probeert uw wachtwoord te raden voor {{routeCard}}',
    body: `Beste {{name}},

Iemand probeerde vaak achter elkaar met uw e-mailadres in te loggen in de routekaart, met verkeerde wachtwoorden. Daarom kan dat nu van onbekende plaatsen maar een paar keer per minuut.

Op de computer waarop u altijd inlogt, merkt u er niets van. Lukt inloggen niet? Probeer het na een halve minuut nog eens, of kies een nieuw wachtwoord. Dan bent u er meteen weer in.

[Nieuw wachtwoord kiezen]

Was u het zelf? Dan hoeft u niets te doen.`,
  },
}
