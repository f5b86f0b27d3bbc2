import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'min' | 'max'> & {
  name: string
  min: number
  max?: number
  /** What the buttons are called, with what is counted: 'Eén minder, Aantal afdelingen'. */
  words: { less: string; more: string }
}

/**
 * A small number between a button that takes one off and one that adds one (`count-steps.ts`). Without script each sends the
 * form, with `goTo` as 'less:' or 'more:' and the name of the field. What is no number is sent too: the answer says what is
 * wrong.
 */
export function CountInput({ min, max, words, ...input }: Props) {
  const button = (does: 'less' | 'more', sign: string, step: 1 | -1) => (
    <button type="submit" name="goTo" value={`${does}:${input.name}`} data-step={step} data-least={min} data-most={max}>
      <span aria-hidden="true">{sign}</span> <span className="sr-only">{words[does]}</span>
    </button>
  )
  return (
    <span className="count-input">
      {button('less', '−', -1)} <input type="text" inputMode="numeric" autoComplete="off" {...input} />{' '}
      {button('more', '+', 1)}
      <span aria-live="polite" className="sr-only" />
    </span>
  )
}
