/** Where a program gets its access token, at the host that somebody looks at. */
export const tokenAddress = ({ url }: Request): string => new URL('/api/oauth/token', url).href
