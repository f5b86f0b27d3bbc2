/** One answer of a reviewer, in words. */
export type ReviewLine = {
  words: string
  /** False where something has to be done about it. */
  isWell: boolean
  /** What was asked and still waits, each with the name of what it is about. */
  asked: { id: string; label: string | null; words: string }[]
  link: { href: string; words: string }
}

/** What reviewers answered about a task. */
export type ItemReviews = {
  lines: ReviewLine[]
  /** What was asked of single fields, and advice on them, by the field's name. */
  marks: Record<string, string[]>
}
