import { z } from 'zod'
import { optional } from './setting.ts'

/** The environments that have hosts of their own. The first one with hosts is the one that is named to others. */
const names = ['production', 'us', 'staging', 'develop'] as const

const shape = {
  DOMAIN: optional.pipe(
    z
      .string()
      .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i)
      .optional(),
  ),
  CLIENT_ID: optional,
  CLIENT_SECRET: optional,
  /** What access tokens for the API are made out to. */
  AUDIENCE: optional,
  /** Names with spaces between them. */
  SCOPE: optional.pipe(
    z
      .string()
      .regex(/^[\x21\x23-\x5b\x5d-\x7e ]+$/)
      .optional(),
  ),
  /** The provider's organisation that everybody has to belong to who signs in. */
  ORGANIZATION: optional.pipe(z.string().max(256).optional()),
  /** Where it is not the domain's address with a slash behind it. */
  ISSUER: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** How the provider's token endpoint is asked. */
  TOKEN_REQUEST: z.preprocess((value) => value || undefined, z.enum(['form', 'json']).default('form')),
  /** Where the browser keeps access tokens. There is one place; the words for any other are the sign-in client's. */
  CACHE_LOCATION: z.preprocess(
    (value) => value || undefined,
    z.enum(['memory'], 'Invalid cache location').default('memory'),
  ),
}
const settings = z.object(shape)

/** How one environment signs people in; without a domain by the provider that is built in. */
export type SignInSettings = z.output<typeof settings> & {
  /** `main` is what stands at APP_ORIGIN: the way for a portal with one host. */
  name: 'main' | (typeof names)[number]
  /** What its settings begin with. */
  prefix: string
  /** As they were given, and none for `main`. */
  hosts: string[]
}

/** All environments of a server. */
export type SignIn = { main: SignInSettings; named: SignInSettings[] }

/**
 * Reads how people sign in, environment by environment. Each setting is looked at by itself here.
 * @returns the settings, and a line for each that is wrong
 */
export function readSignIn(source: NodeJS.ProcessEnv): { signIn: SignIn; wrong: string[] } {
  const main = readOne('main', 'AUTH0', source)
  const named = names.map((name) => readOne(name, `AUTH_${name.toUpperCase()}`, source))
  const wrong = [main, ...named].flatMap((one) => one.wrong)
  const used = named.map((one) => one.settings).filter((one) => isGiven(one, source))
  return { signIn: { main: main.settings, named: used }, wrong }
}

function readOne(
  name: SignInSettings['name'],
  prefix: string,
  source: NodeJS.ProcessEnv,
): { settings: SignInSettings; wrong: string[] } {
  const given = Object.fromEntries(Object.keys(shape).map((key) => [key, source[`${prefix}_${key}`]]))
  const issues = settings.safeParse(given).error?.issues ?? []
  const wrong = issues.map((issue) => `${prefix}_${issue.path.join('.')}: ${issue.message}`)
  // Each by itself: one that is wrong is as if it were not given, and the others are looked at further.
  const right = Object.fromEntries(Object.entries(given).filter(([key]) => !issues.some(({ path }) => path[0] === key)))
  const hosts = name === 'main' ? [] : listOf(source[`${prefix}_HOSTS`])
  return { settings: { ...settings.parse(right), name, prefix, hosts }, wrong }
}

const listOf = (setting = ''): string[] =>
  setting
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '')

const isGiven = ({ prefix }: SignInSettings, source: NodeJS.ProcessEnv): boolean =>
  ['HOSTS', ...Object.keys(shape)].some((key) => source[`${prefix}_${key}`]?.trim())

/** The name of the first setting of an environment that only means something together with a domain. */
export function needingDomain(one: SignInSettings): string | undefined {
  const keys = (['CLIENT_ID', 'CLIENT_SECRET', 'ISSUER', 'SCOPE', 'AUDIENCE'] as const).filter(
    // The provider that is built in makes its tokens out to what AUTH0_AUDIENCE says, and an example names the scopes.
    (key) => one.name !== 'main' || (key !== 'AUDIENCE' && key !== 'SCOPE'),
  )
  const found = keys.find((key) => one[key] !== undefined)
  return found && `${one.prefix}_${found}`
}
