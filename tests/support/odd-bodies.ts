import { ownForm } from './visitor.ts'

/** What says that a body is in parts, with `b` between them. */
export const multipart = { ...ownForm, 'Content-Type': 'multipart/form-data; boundary=b' }
/** A field in such a body. */
export const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const ward = (index: number | string) => `wards[${index}]`

/** Bodies that no browser of ours sends; none of them says anything that may be saved. */
export const oddBodies: [string, string | Buffer, Record<string, string>][] = [
  ['no content type', 'goTo=save', { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': '' }],
  ['text', 'goTo=save', { ...ownForm, 'Content-Type': 'text/plain' }],
  ['JSON', '{"__proto__":{"isAdmin":true}}', { ...ownForm, 'Content-Type': 'application/json' }],
  ['a content type that is none', 'goTo=save', { ...ownForm, 'Content-Type': 'a/b/c;;;=' }],
  ['multipart without a boundary', part('goTo', 'save'), { ...ownForm, 'Content-Type': 'multipart/form-data' }],
  [
    'multipart with another boundary',
    part('goTo', 'save'),
    { ...multipart, 'Content-Type': 'multipart/form-data; boundary=c' },
  ],
  ['multipart that breaks off', `${part('goTo', 'save')}--b\r\nContent-Disp`, multipart],
  ['multipart of nothing', '', multipart],
  ['a multipart part without a name', '--b\r\n\r\nx\r\n--b--\r\n', multipart],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x3d, 0xc3, 0x28]), ownForm],
  ['half a percent sign', '%zz=%&=&&%e0%a4=%c3%28', ownForm],
]

/** Those that are forms after all, though without a field that we know. */
export const isFormAfterAll = new Set(['bytes that are no text', 'half a percent sign'])

/** Fields in shapes that pages do not have. */
export const oddFields: [string, Record<string, string | string[]>][] = [
  ['ten thousand unknown fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 'x']))],
  [
    'names of the prototype',
    { __proto__x: 'x', '__proto__.isAdmin': 'x', 'constructor.prototype.x': 'x', 'wards[0].__proto__.id': 'x' },
  ],
  ['a row number beyond all bounds', { [`${ward(99999999)}.id`]: 'aaaaaaa1', [`${ward(99999999)}.name`]: 'Gekaapt' }],
  [
    'rows that are none',
    { [`${ward(-1)}.name`]: 'x', [`${ward('')}.name`]: 'x', [`${ward('1e3')}.name`]: 'x', 'wards.length': '9' },
  ],
  [
    'rows without an id, or with an odd one',
    { [`${ward(0)}.name`]: 'Gekaapt', [`${ward(1)}.id`]: '../../x', [`${ward(1)}.name`]: 'Gekaapt' },
  ],
  ['deep names', { [`${'a.'.repeat(50_000)}b`]: 'x', [`${'wards[0].'.repeat(20_000)}name`]: 'x' }],
  ['buttons that are none', { goTo: ['remove:__proto__:x', 'add:constructor', 'language:xx', '//evil.example', '\0'] }],
]
