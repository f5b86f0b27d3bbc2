import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { openApiDocument } from '#app/api/openapi.server.ts'
import { typeProblems } from '#tests/support/type-problems.ts'

// Without a portal: the compiler keeps this process from all else for many seconds, and what the statements of a portal pass
// through is in this process. A portal takes its database for away then.

const client = `
  import type { components, operations, paths } from './routekaart'

  type Answer<Path extends keyof paths> = paths[Path] extends { post: { responses: { 200: { content: infer Content } } } }
    ? Content extends { 'application/json': infer Body } ? Body : never
    : never

  export const changes: components['schemas']['FormSent'] = {
    form: { form_type: 'target-date', location_index: 0, fields: { date: 1808179200000 } },
  }
  export const unknownType: components['schemas']['FormSent'] = {
    // @ts-expect-error there is no such form type
    form: { form_type: 'nonsense', location_index: 0, fields: {} },
  }
  // @ts-expect-error a date is a number
  export const text: components['schemas']['TargetDateChanges'] = { form_type: 'target-date', location_index: 0, fields: { date: '2027' } }
  export function dateIn(form: Answer<'/form'>): number | null {
    return form.form_type === 'target-date' ? form.fields.date : null
  }
  export const first = ([forms]: Answer<'/forms/get'>): string => forms[0]?.form_type ?? ''
  // @ts-expect-error names are text
  export const size = ([document]: Answer<'/documents/get'>): number | undefined => document?.name
  export const query: operations['uploadDocuments']['parameters']['query'] = { document_type: 'floor-plan', location_index: 0 }
  export const failed: operations['saveForm']['responses'][409]['content']['application/json'] = { error: 'locked', message: '' }
`

test('a client that is generated from the document works with it, and TypeScript compiles it', async () => {
  const types = astToString(await openapiTS(JSON.stringify(openApiDocument())))
  expect(typeProblems({ 'routekaart.ts': types, 'client.ts': client })).toEqual([])
})
