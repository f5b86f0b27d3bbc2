import type { Wiring } from '../field.tsx'
import { Input, type Option } from '../input.tsx'

type Props = {
  wiring: Wiring
  name: string
  /** The address that answers `?q=` with the names that fit, as a list in JSON; left out where all stand in `also`. */
  names?: string
  /** What is offered beside them, whatever is typed. */
  also?: readonly Option[]
  value: string
  width?: 'medium' | 'full'
}

/** A name that is typed; app/assets/typed-names.js, which pages of provider staff have, lets browsers offer those that fit. */
export function TypedName({ wiring, name, names, also = [], value, width = 'medium' }: Props) {
  const list = `${name}-names`
  return (
    <>
      <Input
        {...wiring}
        name={name}
        list={list}
        data-names={names}
        autoComplete="off"
        defaultValue={value}
        width={width}
      />
      <datalist id={list}>
        {also.map((option) => (
          <option key={option.value} value={option.label} />
        ))}
      </datalist>
    </>
  )
}
