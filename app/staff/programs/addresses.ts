const start = '/admin/programs'

/** The address of the list of programs. */
export const programsAddress = start

/** The address of the key of a program, or of a page about it. */
export const programAddress = (id: string, page = ''): string => `${start}/${id}${page === '' ? '' : `/${page}`}`
