import { useField } from '@conform-to/react'
import { createContext, useContext } from 'react'
import { inputDay } from '#app/dates.ts'
import { useTextReader } from '#app/i18n/use-text.ts'
import { inputId, rowPosition, wordsPath } from '../rules/paths.ts'

/** Which item's words the fields of this page use. */
export const ItemTextsContext = createContext('')

/** The words of the item on this page, by dotted key; '' where it has none. */
export function useItemText(): (key: string, values?: Record<string, string | number>) => string {
  const namespace = useContext(ItemTextsContext)
  const t = useTextReader()<Record<string, string>>(namespace)
  return (key, values) => {
    const words = t(key, values)
    return words === key ? '' : words
  }
}

/** A field of the page by its name: its words, what is in it, and what is wrong with it. */
export function usePageField(name: string) {
  const [field] = useField<unknown>(name)
  const t = useItemText()
  const key = wordsPath(name)
  const position = rowPosition(name)
  const list = key.split('.')[0] ?? ''
  return {
    id: inputId(name),
    name,
    label: t(`fields.${key}`),
    /** Tells the same field of two rows apart. */
    about: position === null ? undefined : t(`rows.${list}.legend`, { number: position + 1 }),
    hint: t(`hints.${key}`) || undefined,
    errors: field.errors,
    value: textIn(field.initialValue),
    values: listIn(field.initialValue),
  }
}

const textIn = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

const listIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string' && entry !== '') : []
}

/** A calendar date as a date field takes it; what was typed and is no date stays as it is. */
export const dayInForm = (value: string): string => (/^-?\d{8,}$/.test(value) ? inputDay(Number(value)) : value)
