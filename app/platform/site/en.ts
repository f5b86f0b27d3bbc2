import type { nl } from './nl.ts'

export const en = {
  video: 'Watch the film about the route card',
  videoHint: 'The film is on another website.',
} satisfies typeof nl
