import type { CSSProperties } from 'react'

// Not quite white: programs that darken messages by force turn pure white into pure black.
export const colours = {
  ...{ paper: '#f7f4ee', sheet: '#fefdfb', wash: '#e2eeec' },
  ...{ ink: '#1c2a2b', soft: '#52605f', line: '#ddd6c8', late: '#a3231f' },
}
export const teal = { plain: '#0f5e5c', dark: '#0a4644' }

/** Words that say what a message is, not what it tells. */
export const small: CSSProperties = { fontSize: 13, lineHeight: '20px', color: colours.soft }
