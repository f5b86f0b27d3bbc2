import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

const cost = { N: 2 ** 15, r: 8, p: 3 }
const hashBytes = 32

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, hashBytes, { ...options, maxmem: 256 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/**
 * Hashes a password for keeping; takes about a quarter of a second of a worker thread, on purpose.
 * @returns `scrypt$N$r$p$salt$hash`, salt and hash in base64url
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

let nobody: Promise<string> | undefined

/** Checked where there is no account, so that the time an answer takes does not tell which addresses exist. */
const nobodysHash = () => (nobody ??= hashPassword(randomBytes(16).toString('hex')))

/**
 * Whether this is the password the hash was made of.
 * @param kept what `hashPassword` returned; undefined where there is no such account, which is always false
 */
export async function verifyPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (kept ?? (await nobodysHash())).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === given.length && timingSafeEqual(expected, given) && kept !== undefined
}
