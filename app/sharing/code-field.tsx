import type { ComponentProps } from 'react'
import { InputField } from '#app/ui/conform-fields.tsx'

type Props = Pick<ComponentProps<typeof InputField>, 'field' | 'label' | 'hint'>

/** A field for a code of six letters and digits, which phones offer to fill in from a message. */
export function CodeField(props: Props) {
  return <InputField {...props} width="medium" autoComplete="one-time-code" autoCapitalize="characters" />
}
