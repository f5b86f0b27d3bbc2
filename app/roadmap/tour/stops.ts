/** Where the tour stops, in order: pages that every organisation of the demo data has. */
export const stops = [
  { name: 'start', address: '/' },
  { name: 'card', address: '/location/route-card?location=0' },
  { name: 'form', address: '/location/basic-info/wards?location=0' },
  { name: 'saving', address: '/location/basic-info/contacts?location=0' },
  { name: 'links', address: '/links' },
  { name: 'dates', address: '/location/select-initial-target-date/details?location=0' },
  { name: 'history', address: '/location/basic-info/history?location=0' },
  { name: 'help', address: '/help' },
] as const

/** The address of a stop, with its number: `/help?tour=8`. */
export const stopAddress = (address: string, number: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}tour=${number}`
