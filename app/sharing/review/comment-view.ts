import type { ShareComment } from '#app/persistence/links/share-reviews.server.ts'
import type { Snapshot } from '../snapshot.ts'
import { namesOfParts } from './sections.ts'

/** A remark as pages show it. */
export type CommentView = ReturnType<typeof commentView>

/**
 * A remark with the name of what it is about.
 * @param snapshot in which the remark was made
 */
export const commentView = (snapshot: Snapshot, comment: ShareComment) => ({
  id: comment.id,
  itemKey: comment.itemKey,
  path: comment.path,
  label: namesOfParts(snapshot)(comment.itemKey, comment.path),
  words: comment.words,
  by: comment.byName,
  at: comment.at.getTime(),
  dealtWith: comment.resolvedAt && { at: comment.resolvedAt.getTime(), by: comment.resolvedByName ?? '' },
})
