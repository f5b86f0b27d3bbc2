import { z } from 'zod'
import type { Language } from '#app/platform/i18n/languages.ts'
import { fieldWords } from '../../flow/field-words.server.ts'
import { bare, rowSchema, type FieldsSchema } from '../../rules/fields.ts'
import type { Item } from '../../rules/item.ts'
import { fieldPath } from '../../rules/paths.ts'
import { inputKinds } from '../../rules/shapes.ts'
import type { Drawn } from './drawing.ts'

/** A text that may be longer than this has room for several lines. */
const oneLine = 1000

/** The fields of a schema as a page draws them, in its order. Lists that no field counts are left out. */
export function drawFields(item: Item, schema: FieldsSchema, language: Language): Drawn[] {
  const { known } = fieldWords(item, language)
  const countOf = (list: string): string | undefined => item.rowCounts?.[list]
  const counted = new Set(Object.keys(schema.shape).flatMap((name) => countOf(name) ?? []))
  return drawGroup(schema, '', '')

  /** @param row the list that the fields are in a row of, with a dot; '' outside of rows */
  function drawGroup(group: FieldsSchema, at: string, row: string): Drawn[] {
    return Object.entries(group.shape).flatMap(([name, part]): Drawn[] => {
      const path = fieldPath(at, name)
      const inner = bare(part)
      if (counted.has(path) || (row !== '' && path === 'id')) return []
      if (inner instanceof z.ZodObject) {
        const hasLegend = known(`legends.${row}${path}`) !== null
        return [{ is: 'group', name: path, hasLegend, fields: drawGroup(inner, path, row) }]
      }
      const ofRow = rowSchema(part)
      const countField = countOf(path)
      if (!ofRow) return [drawLeaf(part, path)]
      return countField ? [{ is: 'rows', list: path, countField, fields: drawGroup(ofRow, '', `${path}.`) }] : []
    })
  }
}

function drawLeaf(leaf: z.core.$ZodType, name: string): Drawn {
  const kind = inputKinds.get(leaf)?.kind ?? 'text'
  switch (kind) {
    case 'text':
      return isLong(bare(leaf)) ? { is: 'long-text', name } : { is: 'text', name, type: typeOf(name.split('.').at(-1)) }
    case 'boolean':
      return { is: 'check', name }
    case 'answer':
      return { is: 'choice', name, options: ['true', 'false'] }
    case 'choice':
    case 'choices':
      return { is: kind, name, options: optionsOf(bare(leaf)) }
    default:
      return { is: kind, name }
  }
}

const isLong = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodString && (schema.maxLength ?? 0) > oneLine

const typeOf = (name: string | undefined) => (name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text')

/** What can be chosen: of one choice beside nothing, of several the things in the list. */
function optionsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodArray) return optionsOf(schema.element)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option: z.core.$ZodType) => optionsOf(option))
  return schema instanceof z.ZodEnum ? schema.options.map(String) : []
}
