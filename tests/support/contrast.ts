/** What is drawn over a ground, by the names that tailwind.config.ts gives to colours. */
export type Pair = { over: string; ground: string }

type Colours = Readonly<Record<string, string>>

/** The colours of Tailwind's theme by the names that classes have; only those that are written as #rrggbb. */
export function coloursOf(theme: Readonly<Record<string, string | Readonly<Record<string, string>>>>): Colours {
  const flat = Object.entries(theme).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([shade, colour]) => [shade === 'DEFAULT' ? name : `${name}-${shade}`, colour]),
  )
  return Object.fromEntries(flat.filter(([, colour]) => /^#[0-9a-f]{6}$/.test(colour)))
}

/** The ratio of contrast of two colours as WCAG defines it: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The pairs below a ratio, in words.
 * @throws where a colour has no such name
 */
export function faintPairs(pairs: readonly Pair[], colours: Colours, bar: number): string[] {
  const valueOf = (name: string) => {
    const value = colours[name]
    if (value === undefined) throw new Error(`There is no colour '${name}'.`)
    return value
  }
  return pairs.flatMap(({ over, ground }) => {
    const ratio = contrastOf(valueOf(over), valueOf(ground))
    return ratio < bar ? [`${over} on ${ground}: ${ratio.toFixed(2)}`] : []
  })
}

/** The colours that classes of this kind have in a source, whatever the variant; half-transparent ones as `ink/50`. */
export function usedIn(source: string, kind: 'text' | 'bg', names: readonly string[]): string[] {
  const found = source.matchAll(kind === 'text' ? ofText : ofGround)
  return [...found].flatMap(([, name = '', share = '']) => (names.includes(name) ? [name + share] : []))
}

const ofText = /(?<![\w-])text-([a-z]+(?:-[a-z]+)*)(\/\d+)?(?![\w-])/g
const ofGround = /(?<![\w-])bg-([a-z]+(?:-[a-z]+)*)(\/\d+)?(?![\w-])/g

/** Every text colour with every ground that the same list of classes names. */
export const pairsIn = (source: string, names: readonly string[]): Pair[] =>
  listsIn(source).flatMap((list) =>
    usedIn(list, 'text', names).flatMap((over) => usedIn(list, 'bg', names).map((ground) => ({ over, ground }))),
  )

/** Lists of classes: in quotes, after `@apply`, and in templates, where a list is chosen to stand beside what is fixed. */
function listsIn(source: string): string[] {
  const templates = [...source.matchAll(/`[^`]*`/g)].flatMap(([template]) => {
    const fixed = template.replace(inserted, ' ')
    const choices = [...template.matchAll(inserted)].flatMap(([words]) => words.match(quoted) ?? [])
    return [fixed, ...choices.map((choice) => fixed + choice)]
  })
  const others = source.replace(/`[^`]*`/g, '').match(/"[^"\n]*"|'[^'\n]*'|@apply[^;]*/g) ?? []
  return [...others, ...templates]
}

const inserted = /\$\{[^}]*\}/g
const quoted = /'[^'\n]*'/g
