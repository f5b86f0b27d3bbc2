const robots =
  /bot\b|crawl|spider|slurp|scan|preview|fetch|monitor|safelinks|barracuda|mimecast|proofpoint|facebookexternalhit|whatsapp|^(curl|wget|python|java|go-http|okhttp|axios|libwww|ruby|php)/i

/**
 * Whether a browser says of itself that it is a program that nobody looks at. Many that are do not say so.
 * @param userAgent as it was sent; '' where nothing was
 */
export const isRobot = (userAgent: string): boolean => robots.test(userAgent)
