import { dueDay, type Planned } from './due-dates.ts'

/** When a task should be done, before and after the connection day moves; null where no day is known. */
export type Move<Task> = { task: Task; from: number | null; to: number | null }

/**
 * What moves with the connection day, in the order in which it is due afterwards; tasks that do not move are left out.
 * @param before the connection day as it is stored
 * @param after the connection day as it would be
 * @param open the tasks that are not done: what is done does not move
 */
export function movesOf<Task extends Planned>(
  before: number | null,
  after: number | null,
  open: readonly Task[],
): Move<Task>[] {
  const moves = open.map((task) => ({
    task,
    from: before === null ? null : dueDay(task, before),
    to: after === null ? null : dueDay(task, after),
  }))
  return inOrder(moves.filter(({ from, to }) => from !== to))
}

/** Moves in the order in which the tasks are due afterwards. */
export const inOrder = <Task>(moves: readonly Move<Task>[]): Move<Task>[] =>
  [...moves].sort((one, other) => dayOfMove(one) - dayOfMove(other))

const dayOfMove = ({ from, to }: Move<unknown>): number => to ?? from ?? 0
