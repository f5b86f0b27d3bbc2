export const nl = {
  signedOut: 'U was niet meer ingelogd. Wat u typte, is bewaard. Het staat voor u klaar op de pagina waar u was.',
}
