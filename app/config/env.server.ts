import { z } from 'zod'

/** The secret in `.env.example`: whoever starts a production server with it is refused. */
const demoSecret = 'change-me-change-me-change-me-change-me'

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()
const flag = z
  .enum(['', '0', '1'])
  .default('')
  .transform((value) => value === '1')

const settings = z.object({
  APP_ENV: z.enum(['local', 'production']).default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The address people type, where it is not http://localhost:PORT; needed behind a proxy. */
  APP_ORIGIN: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY: flag,
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional.pipe(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ),
  SESSION_SECRET: optional.pipe(z.string().min(32).optional()),
  /** How long a session lasts without use. At least somewhat longer than the warning before its end. */
  SESSION_IDLE_SECONDS: z.coerce
    .number()
    .int()
    .min(305)
    .default(24 * 3600),
  /** How long a session lasts in all. */
  SESSION_MAX_SECONDS: z.coerce
    .number()
    .int()
    .min(305)
    .default(3 * 24 * 3600),
  EMBEDDED_IDENTITY: flag,
  AUTH0_DOMAIN: optional.pipe(
    z
      .string()
      .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i)
      .optional(),
  ),
  AUTH0_CLIENT_ID: optional,
  AUTH0_CLIENT_SECRET: optional,
  /** How the provider's token endpoint is asked. */
  AUTH0_TOKEN_REQUEST: z.enum(['form', 'json']).default('form'),
  AUTH0_AUDIENCE: z.string().default('self-service'),
  S3_ENDPOINT: optional.pipe(z.url().optional()),
  S3_REGION: z.string().default('eu-central-1'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  UPLOAD_MAX_MB: z.coerce.number().int().min(1).max(2048).default(100),
  DEMO_DATA: flag,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Environment = z.output<typeof settings>

/** Thrown when settings are wrong; the message names each of them and what to do, one per line. */
export class SettingsError extends Error {}

/**
 * Reads and checks the settings. This is the only place that reads `process.env`.
 * @throws SettingsError with one line per wrong or missing setting
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = settings.safeParse(source)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const problems = inconsistencies(parsed.data)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return parsed.data
}

function inconsistencies(env: Environment): string[] {
  const problems: string[] = []
  if (env.AUTH0_DOMAIN && !env.AUTH0_CLIENT_ID) problems.push('AUTH0_CLIENT_ID: needed where AUTH0_DOMAIN is set')
  if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed where S3_BUCKET is set')
  }
  if (env.APP_ENV !== 'production') return problems
  if (!env.DATABASE_URL) problems.push('DATABASE_URL: needed in production')
  if (!env.APP_ORIGIN) problems.push('APP_ORIGIN: needed in production, the https:// address people type')
  if (!env.SESSION_SECRET) problems.push('SESSION_SECRET: needed in production, at least 32 random characters')
  if (env.SESSION_SECRET === demoSecret) problems.push('SESSION_SECRET: the example value is refused in production')
  if (!env.AUTH0_DOMAIN && !env.EMBEDDED_IDENTITY) {
    problems.push('AUTH0_DOMAIN: needed in production (or EMBEDDED_IDENTITY=1 to use the built-in identity provider)')
  }
  if (env.AUTH0_DOMAIN && /^(localhost|127\.)/i.test(env.AUTH0_DOMAIN)) {
    problems.push('AUTH0_DOMAIN: a provider on this computer is asked without https, which production does not allow')
  }
  if (env.DEMO_DATA) problems.push('DEMO_DATA: not allowed in production')
  return problems
}

const kept = globalThis as typeof globalThis & { routekaartEnvironment?: Environment }

/** Keeps the settings the server was started with, for `environment()`. */
export function keepEnvironment(env: Environment): Environment {
  kept.routekaartEnvironment = env
  return env
}

/** The settings the server was started with. */
export function environment(): Environment {
  if (!kept.routekaartEnvironment) throw new Error('No settings yet: the server calls keepEnvironment at start.')
  return kept.routekaartEnvironment
}
