import { Secret, TOTP } from 'otpauth'

/** What an app shows for a secret, so many half minutes from now. */
export const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** The secret on the page that sets a second factor up; '' where there is none. */
export const secretOn = (text: string): string =>
  /font-mono[^>]*>([A-Z2-7 ]{32,})</.exec(text)?.[1]?.replaceAll(' ', '') ?? ''

/** The same, sealed, as the form brings it back. */
export const offerOn = (text: string): string => /name="offer" value="([^"]+)"/.exec(text)?.[1] ?? ''
