/** The page on which an organisation places its logo, and where that asks whether it may go. */
export const logoAddress = '/organisation/logo'
export const removeLogoAddress = '/organisation/logo/remove'

/**
 * Where the logo is as a picture.
 * @param sha256 of the logo: another one has another address, so that browsers may keep it
 * @param base '/organisation', or the address of a share link
 */
export const logoPictureAddress = (sha256: string, base = '/organisation'): string =>
  `${base}/logo/picture?v=${versionOf(sha256)}`

/** What stands in that address. */
export const versionOf = (sha256: string): string => sha256.slice(0, 16)
