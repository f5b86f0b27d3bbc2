import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allItems } from '#app/roadmap/registry.ts'
import { bare, rowSchema, type FieldsSchema } from '#app/roadmap/rules/fields.ts'
import { inputKinds } from '#app/roadmap/rules/shapes.ts'
import { drawFields } from './drawing.server.ts'
import type { Drawn } from './drawing.ts'

/** The names of all fields that a schema asks, those of rows behind the name of their list. */
function asked(schema: FieldsSchema, at = ''): string[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const inner = bare(part)
    const row = rowSchema(part)
    if (inner instanceof z.ZodObject) return asked(inner, `${at}${name}.`)
    if (row) return asked(row, `${at}${name}.`).filter((one) => one !== `${name}.id`)
    return inputKinds.has(part) ? [`${at}${name}`] : []
  })
}

const drawn = (fields: readonly Drawn[], at = ''): string[] =>
  fields.flatMap((field) => {
    if (field.is === 'group') return drawn(field.fields, at)
    return field.is === 'rows' ? [field.countField, ...drawn(field.fields, `${field.list}.`)] : [at + field.name]
  })

const pages = allItems.flatMap(({ item }) =>
  Object.entries(item.pageFields).map(([page, schema]) => ({ name: `${item.key} ${page}`, item, schema })),
)

describe('the fields of any task', () => {
  it.each(pages)('are drawn all of $name', ({ item, schema }) => {
    expect(drawn(drawFields(item, schema, 'nl')).sort()).toEqual(asked(schema).sort())
  })

  it('are drawn as what they are', () => {
    const wifi = allItems.find(({ item }) => item.key === 'org-wifi-settings')?.item
    const details = wifi?.pageFields.details
    expect(wifi && details && drawFields(wifi, details, 'nl')).toMatchObject([
      { is: 'choice', name: 'sharedWifi', options: ['yes', 'no'] },
      {
        is: 'group',
        hasLegend: false,
        fields: [
          {
            is: 'group',
            name: 'wifi.settings',
            hasLegend: true,
            fields: [{ is: 'choice' }, { is: 'text' }, { is: 'text' }, { is: 'secret' }],
          },
          { fields: [{ is: 'text' }, { is: 'text' }, { is: 'text', type: 'email' }, { is: 'text', type: 'tel' }] },
        ],
      },
    ])
  })

  it('offer something to choose', () => {
    const choices = pages.flatMap(({ item, schema }) => leaves(drawFields(item, schema, 'nl')))
    const empty = choices.filter((field) => 'options' in field && field.options.length === 0)
    expect(empty).toEqual([])
    expect(choices.some(({ is }) => is === 'choices')).toBe(true)
  })
})

const leaves = (fields: readonly Drawn[]): Drawn[] =>
  fields.flatMap((field) => ('fields' in field ? leaves(field.fields) : [field]))
