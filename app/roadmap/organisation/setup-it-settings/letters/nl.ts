export const nl = {
  request: {
    subject: 'WiFi-gegevens voor de bedsensoren van {{organisation}}',
    hello: 'Beste {{name}},',
    helloNobody: 'Beste ICT-collega,',
    why: 'Op locaties van {{organisation}} worden bedsensoren aangesloten. Die sturen hun metingen over WiFi. Gebruiken alle locaties hetzelfde netwerk, dan geven we de gegevens één keer door.',
    askMissing: 'Wilt u mij helpen? Ik wil graag weten:',
    askCheck: 'Wilt u nagaan of dit klopt?',
    networkType: 'Beveiliging van het netwerk',
    ssid: 'Naam van het netwerk (SSID)',
    contact: 'ICT-contact',
    email: 'E-mailadres ICT-contact',
    phone: 'Telefoonnummer ICT-contact',
    types: 'De beveiliging mag {{list}} zijn. Een gebruikersnaam is alleen nodig bij WPA2-Enterprise.',
    secretKept: 'Zet het wachtwoord niet in een e-mail.',
    secret: 'Ook het wachtwoord is nodig. Zet dat niet in een e-mail: dat vullen we samen in.',
    thanks: 'Dank u wel en vriendelijke groet,',
  },
}
