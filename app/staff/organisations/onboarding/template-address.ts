/** Where a list of organisations without lines is, to be filled in with a spreadsheet program. */
export const templateAddress = '/admin/organisations/template'
