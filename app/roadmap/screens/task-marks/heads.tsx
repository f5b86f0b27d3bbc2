import type { TaskColumns } from './columns.server.ts'

// Firefox and Safari scroll a box from the keyboard only where it can have the focus. It is `relative`, because hidden
// words stand where their box is: else those beyond the edge would widen the page.
export const scrollBox = {
  tabIndex: 0,
  className:
    'relative max-h-[85vh] overflow-auto rounded border border-line bg-card scroll-pt-10 print:max-h-none print:overflow-visible',
}

/** The line before the first task of each step, as the class of a cell. @param at place of the task */
export const edgeBefore = (items: TaskColumns['items'], at: number): string =>
  items[at]?.section === items[at - 1]?.section ? '' : 'border-l border-l-line'

/** A head for each step, over its tasks. */
export const StepHeads = ({ steps, items }: Pick<TaskColumns, 'steps' | 'items'>) =>
  steps.map(({ key, label, short }) => (
    <th
      key={key}
      scope="colgroup"
      colSpan={items.filter(({ section }) => section === key).length}
      className="border-l border-l-line px-0.5 pt-0.5 text-soft"
    >
      <span className="text-[0.8125rem] font-semibold" aria-hidden="true" title={label}>
        {short}
      </span>{' '}
      <span className="sr-only">{label}</span>
    </th>
  ))

/** The row of heads below: a number for each task, with its name for who cannot see the step above it. */
export const TaskHeads = ({ items }: Pick<TaskColumns, 'items'>) => (
  <tr>
    {items.map(({ number, title }, at) => (
      <th
        key={number}
        scope="col"
        title={title}
        className={`border-b border-b-line pb-0.5 text-center text-[0.8125rem] font-normal tabular-nums text-soft ${edgeBefore(items, at)}`}
      >
        <span aria-hidden="true">{number.replace(/^\d+\./, '')}</span>{' '}
        <span className="sr-only">
          {number} {title}
        </span>
      </th>
    ))}
  </tr>
)
