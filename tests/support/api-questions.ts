import { ownForm } from './visitor.ts'

const boundary = 'b'
const file = [
  `--${boundary}`,
  'Content-Disposition: form-data; name="f"; filename="Gekaapt.pdf"',
  '',
  '%PDF-1.7\n%%EOF\n',
  `--${boundary}--`,
  '',
].join('\r\n')

type ApiQuestion = { headers: Record<string, string>; body: string }

/** What the addresses of the API take, about a location, as a browser sends it from one of our own pages. */
export function apiQuestions(location: number): Record<string, ApiQuestion> {
  const json = (body: unknown) => ({
    headers: { ...ownForm, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const form_types = ['org-information', 'basic-information']
  return {
    'forms/get': json({ form_types, location_index: location }),
    form: json({ form: { form_type: 'basic-information', location_index: location, fields: { residents: 7 } } }),
    'documents/get': json({ location_index: location }),
    'document/upload': {
      headers: { ...ownForm, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body: file,
    },
  }
}
