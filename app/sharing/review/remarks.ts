/**
 * The remarks on a task once somebody answered by a link: what they wrote before makes way for what they write now, and
 * what others wrote stays.
 * @param longest how many characters there is room for; what is too long is cut at its end
 */
export function remarksAfter(remarks: string, before: string, now: string, longest: number): string {
  const kept = paragraphsOf(remarks).filter((paragraph) => paragraph !== before.trim() && paragraph !== now.trim())
  return [...kept, now.trim()].filter(Boolean).join('\n\n').slice(0, longest)
}

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).map((paragraph) => paragraph.trim())

/** What somebody wrote, as one paragraph: their words, then each comment behind what it is about. */
export function asParagraph(words: string, comments: readonly { label: string; words: string }[]): string {
  const lines = [
    words,
    ...comments.map((comment) => (comment.label ? `${comment.label}: ${comment.words}` : comment.words)),
  ]
  return lines
    .map((line) => line.trim().replace(/\n+/g, '\n'))
    .filter(Boolean)
    .join('\n')
}
