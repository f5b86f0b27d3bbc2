/**
 * Values that are dear to read if a pattern or a loop takes more time than their length: something opens, and then one thing
 * comes over and over, with something else at its end. As they stand in a body that is encoded.
 */
const kinds: [opens: string, repeats: string][] = [
  ['{{', '+'],
  ['x', '%0A'],
  ['x', '\n'],
  ['%22', '<'],
  ['[', '['],
  ['/', '/'],
  ['x', 'a%CC%81'],
  ['1', '1-'],
  ['a@', 'a.'],
  ['%3C', '+,'],
]

/** Bytes of a whole form, just within what is read; and of one field, just within what the longest ones take. */
const [wholeForm, longField] = [1_900_000, 9_000]

/** What a form is tried with: the same value in all of its fields, which share its size, or in one of them. */
export type Attempt = { what: string; valueFor: (fields: number) => string }

const sized = (opens: string, repeats: string, bytes: number) =>
  `${opens}${repeats.repeat(Math.floor(bytes / Buffer.byteLength(repeats)))}x`

export const attempts: Attempt[] = kinds.flatMap(([opens, repeats]) => {
  const what = `${opens}${JSON.stringify(repeats)}`
  return [
    { what: `${what}, as much as is read`, valueFor: (fields) => sized(opens, repeats, wholeForm / fields) },
    { what: `${what}, as long as fields may be`, valueFor: () => sized(opens, repeats, longField) },
  ]
})

/** JSON that is as large as it may be, or holds as many values, in one way each. */
export const costlyJson: Record<string, string> = Object.fromEntries(
  Object.entries({
    'a long text': `{"contact":{"first_name":"${' '.repeat(1_900_000)}x"}}`,
    'a text of escapes': `{"contact":{"first_name":"${String.raw`\u0301`.repeat(310_000)}"}}`,
    'as many values': `{"wards":[${'1,'.repeat(9_900)}1]}`,
    'as many wrong rows': `{"wards":[${'{"x":1},'.repeat(3_300)}{}]}`,
    'as many right rows': `{"wards":[${'{"name":"a"},'.repeat(3_300)}{}]}`,
    'long names': `{${Array.from({ length: 9_900 }, (_, at) => `"k${at}${'y'.repeat(150)}":1`).join(',')}}`,
    brackets: '['.repeat(1_900_000),
    commas: `[${','.repeat(1_900_000)}`,
  }).map(([what, fields]) => [
    what,
    `{"form":{"form_type":"basic-information","location_index":0,"fields":${fields}}}`,
  ]),
)
