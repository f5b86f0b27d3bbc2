import { applyChanges, valueAt, type Change } from './changes.ts'
import type { Fields } from './fields.ts'
import { rowOf } from './paths.ts'

/**
 * What somebody chose for a field, or a whole row, that somebody else changed too: my answer, which for a row can be that
 * it goes, or theirs; null where nothing was chosen yet.
 */
export type Choice = 'mine' | 'removed' | 'theirs' | null

/** By the path of the field or the row. */
export type Choices = ReadonlyMap<string, Choice>

/**
 * My values after my choices. What I left to the others, or did not decide yet, is as it was rendered, so that it is not
 * saved.
 * @param rendered what the page was made with, which has their changes
 */
export function applyChoices(rendered: Fields, mine: Fields, choices: Choices): Fields {
  const changes = [...choices].flatMap(([path, choice]): Change[] => {
    if (choice === 'mine') return []
    return [{ path, from: null, to: choice === 'removed' ? null : (valueAt(rendered, path) ?? null) }]
  })
  return applyChanges(mine, changes)
}

/** Whether a choice is about the field at a path: the field itself, or the row it is in. */
export const isAbout = (choice: string, path: string): boolean => choice === path || rowOf(path) === choice
