import { z } from 'zod'
import { readMailbox, readSmtpServer } from './mail.ts'
import { productionProblems } from './production-problems.ts'
import { isTimestampAddress, missingForSeal } from './seal-settings.ts'
import { optional, optionalContact, optionalForm } from './setting.ts'
import { signInProblems } from './sign-in-problems.server.ts'
import { readSignIn, type SignIn } from './sign-in.server.ts'

const flag = z
  .enum(['', '0', '1'])
  .default('')
  .transform((value) => value === '1')

const databaseAddress = optional.pipe(
  z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
)

const commitForm = /^[\w.-]{1,64}$/

const settings = z.object({
  APP_ENV: z.enum(['local', 'production']).default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** How many processes answer requests. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** The address people type, where it is not http://localhost:PORT; needed behind a proxy. */
  APP_ORIGIN: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY: flag,
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseAddress,
  /** A streaming standby of that database, from which pages are read. */
  DATABASE_REPLICA_URL: databaseAddress,
  /** How far behind it may be to be read. */
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().int().min(10).max(3600).default(10),
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
  /** Whether provider staff who sign in at the embedded provider may do without a second factor. */
  STAFF_SECOND_FACTOR: z.enum(['', 'offered', 'required']).default('offered'),
  S3_ENDPOINT: optional.pipe(z.url().optional()),
  S3_REGION: z.string().default('eu-central-1'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  /** How many times the usual rates (app/platform/config/limits.ts) are allowed; 0 is no limit. */
  RATE_LIMITS: optional.pipe(
    z.union([z.literal('off').transform(() => 0), z.coerce.number<string>().min(0.001).max(1000)]).default(1),
  ),
  /** How much memory drawn pages may take until they change, in megabytes; 0 keeps none. */
  PAGE_MEMORY_MB: z.coerce.number().int().min(0).max(4096).default(32),
  UPLOAD_MAX_MB: z.coerce.number().int().min(1).max(2048).default(100),
  /** The clamd that looks for viruses in uploads; without it they are not looked at. */
  CLAMD_URL: optionalForm(
    /^(tcp:\/\/[^/:@\s]+:\d{1,5}|unix:\/.+)$/,
    'has to look like tcp://host:3310 or unix:/path/of/socket',
  ),
  /** The mail server that messages go to; without it they are only kept. */
  SMTP_URL: optional.pipe(
    z
      .string()
      .refine(
        (url) => readSmtpServer(url) !== null,
        'has to look like smtp://user:password@host:587 or smtps://user:password@host:465',
      )
      .optional(),
  ),
  /** Whom messages come from. */
  MAIL_FROM: optional.pipe(
    z
      .string()
      .refine(
        (from) => readMailbox(from) !== null,
        'has to look like portal@example.org or Routekaart <portal@example.org>',
      )
      .optional(),
  ),
  /** Who is told of a weakness: `mailto:` and an address, or a page. */
  SECURITY_CONTACT: optionalContact,
  /** What anyone has to bring who reports what became of mail; without it nobody can. */
  MAIL_EVENTS_SECRET: optional.pipe(z.string().min(32).optional()),
  /** Days that a removed document can still be brought back by hand. */
  DOCUMENT_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  /** Days that it stays known who used which page. */
  USAGE_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(400),
  /** Days that the security log is kept: seven years, where nobody says otherwise. */
  SECURITY_LOG_RETENTION_DAYS: z.coerce.number().int().min(365).max(36_500).default(2557),
  /** What anyone who asks for /metrics has to bring; without it there is no such address. */
  METRICS_TOKEN: optional.pipe(z.string().min(16).optional()),
  /** Where traces go, as OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** What backups are encrypted with; without it they are not. */
  BACKUP_KEY: optional.pipe(z.string().min(32).optional()),
  /** The PKCS#12 file that evidence is sealed with, what opens it, and a file (PEM) with the issuers that /verify trusts. */
  EVIDENCE_SEAL_P12: optional,
  EVIDENCE_SEAL_PASSWORD: z.string().default(''),
  EVIDENCE_TRUSTED_CERTIFICATES: optional,
  /** The authority (RFC 3161) that says when evidence was sealed. */
  EVIDENCE_TIMESTAMP_URL: optional.pipe(
    z
      .string()
      .refine(isTimestampAddress, 'has to be an https address, or http on this machine, without a password in it')
      .optional(),
  ),
  /** Demo data also in a database of one's own; `large` adds three hundred organisations to try with. */
  DEMO_DATA: z
    .enum(['', '0', '1', 'large'])
    .default('')
    .transform((value) => (value === 'large' ? value : value === '1')),
  /** What the portal was built of, for the log and /metrics. */
  ROUTEKAART_COMMIT: optional.pipe(z.string().regex(commitForm, 'has to be the name of a commit').optional()),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Environment = z.output<typeof settings> & {
  /** How people sign in, by host. */
  signIn: SignIn
}

/** Thrown when settings are wrong; the message names each of them and what to do, one per line. */
export class SettingsError extends Error {}

/**
 * Reads and checks the settings. This is the only place that reads `process.env`.
 * @throws SettingsError with one line per wrong or missing setting, all of them at once
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const { given, wrong } = readEach(source)
  const { signIn, wrong: wrongSignIn } = readSignIn(source)
  const env = { ...given, signIn }
  const ownProblems = [...wrong, ...wrongSignIn]
  const named = new Set(ownProblems.flatMap(settingsIn))
  // What is wrong by itself was left out, and is not to be called missing as well.
  const together = inconsistencies(env).filter((problem) => !settingsIn(problem).some((name) => named.has(name)))
  const problems = [...ownProblems, ...together]
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return env
}

/** The names of settings that a problem begins with. */
const settingsIn = (problem: string): string[] => problem.split(':', 1).join('').split(', ')

/** Reads each setting by itself; one that is wrong is as if it were not given. */
function readEach(source: NodeJS.ProcessEnv): { given: z.output<typeof settings>; wrong: string[] } {
  const issues = settings.safeParse(source).error?.issues ?? []
  const names = new Set(issues.map(({ path }) => String(path[0])))
  const right = Object.fromEntries(Object.entries(source).filter(([name]) => !names.has(name)))
  return {
    given: settings.parse(right),
    wrong: issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  }
}

/** What the portal was built of, where the settings say it: known before they are checked, for the lines about that. */
export const commit = commitForm.exec(process.env.ROUTEKAART_COMMIT ?? '')?.[0]

function inconsistencies(env: Environment): string[] {
  const problems = signInProblems(env)
  if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed where S3_BUCKET is set')
  }
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) {
    problems.push('DATABASE_URL: needed where DATABASE_REPLICA_URL is set')
  }
  if (env.SMTP_URL && !env.MAIL_FROM) problems.push('MAIL_FROM: needed where SMTP_URL is set')
  const missing = missingForSeal(env)
  if (missing) problems.push(missing)
  return env.APP_ENV === 'production' ? [...problems, ...productionProblems(env)] : problems
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

const { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } = process.env
/** What moved our clock, for programs that have to agree with us about what day it is; nothing where none did: see libfaketime. */
export const movedClock = FAKETIME ? { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } : {}
