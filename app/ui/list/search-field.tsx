import { Field } from '../field.tsx'
import { Input } from '../input.tsx'

type Props = { label: string; value: string; longest: number }

/** What a list is searched for, as a field of its filter. */
export function SearchField({ label, value, longest }: Props) {
  return (
    <Field id="q" label={label}>
      {(wiring) => <Input {...wiring} name="q" type="search" width="medium" maxLength={longest} defaultValue={value} />}
    </Field>
  )
}

/** What else was chosen of a list, carried along by its filter; '' is left out. */
export function KeptChoices({ choices }: { choices: Readonly<Record<string, string>> }) {
  return Object.entries(choices).map(
    ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  )
}
