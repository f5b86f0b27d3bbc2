/** A length of time in one word's unit, as it is said: 'na 30 minuten'. */
export type IdleTime = { unit: 'hours' | 'minutes'; count: number }

/** How long a session lasts without use, as people say it: in whole hours where it is that, else in minutes. */
export function idleTimeOf(seconds: number): IdleTime {
  const minutes = Math.max(1, Math.floor(seconds / 60))
  return minutes % 60 === 0 ? { unit: 'hours', count: minutes / 60 } : { unit: 'minutes', count: minutes }
}
