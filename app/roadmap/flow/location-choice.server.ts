export type LocationChoice = {
  /** Null for none in particular. */
  index: number | null
  /** False where the address says nothing and an earlier choice was taken. */
  isInAddress: boolean
}

const cookieName = 'routekaart.location'
const inCookie = /(?:^|;\s*)routekaart\.location=(\d{1,5})(?:;|$)/

/** The location a request is about: `?location=2`, or `all` for none, else the one chosen last in this browser. */
export function chosenLocation(request: Request): LocationChoice {
  const asked = new URL(request.url).searchParams.get('location')
  if (asked !== null) return { index: toIndex(asked), isInAddress: true }
  return { index: rememberedLocation(request), isInAddress: false }
}

const rememberedLocation = (request: Request): number | null =>
  toIndex(inCookie.exec(request.headers.get('Cookie') ?? '')?.[1] ?? '')

const toIndex = (text: string): number | null => (/^\d{1,5}$/.test(text) ? Number(text) : null)

/** Headers that keep the choice for addresses that do not name a location; none where nothing changed. */
export function rememberLocation(request: Request, index: number | null): Record<string, string> {
  if (rememberedLocation(request) === index) return {}
  const kept = index === null ? '; Max-Age=0' : `; Max-Age=${365 * 24 * 3600}`
  return { 'Set-Cookie': `${cookieName}=${index ?? ''}; Path=/; HttpOnly; SameSite=Lax${kept}` }
}

/** A Set-Cookie header that makes the browser forget the choice. */
export const forgetLocation = (): string => `${cookieName}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
