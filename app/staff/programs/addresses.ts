const start = '/admin/programs'

/** The address of the list of programs. */
export const programsAddress = start

/** The address of the key of a program, or of a page about it. */
export const programAddress = (id: string, page = ''): string => `${start}/${id}${page === '' ? '' : `/${page}`}`

/** The address of the list of webhooks. */
export const webhooksAddress = `${start}/webhooks`

/** The address of a webhook, or of a page about it. */
export const webhookAddress = (id: string, page = ''): string =>
  `${webhooksAddress}/${id}${page === '' ? '' : `/${page}`}`
