import type { Option } from '../input.tsx'

/** Organisations as what can be chosen in a field. */
export const organisationOptions = (organisations: readonly { id: string; name: string }[]): Option[] =>
  organisations.map(({ id, name }) => ({ value: id, label: name }))
