import { useText } from '#app/platform/i18n/use-text.ts'
import { CalendarIcon, ClockIcon } from '#app/ui/icons.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import type { ItemData } from '../flow/item-loader.server.ts'

type Props = { item: Pick<ItemData, 'due' | 'doer' | 'returned' | 'filesPage'>; path: string }

/** What stands above every page of a task: by when it should be done and why, who does it, and what came back of it. */
export function TaskFacts({ item, path }: Props) {
  const { due, filesPage } = item
  // The page on which somebody is chosen says it itself.
  const doer = path === item.doer?.href.split('?')[0] ? null : item.doer
  // The page that takes files says of each of them what became of it.
  const returned = path === filesPage ? [] : item.returned
  if (!due && !doer && returned.length === 0) return null
  const Sign = due?.isLate ? ClockIcon : CalendarIcon
  return (
    <div className="mt-2 max-w-line print:hidden">
      {(due || doer) && (
        <div className="flex flex-wrap items-center gap-x-4 border-y border-line py-0.5 text-small">
          {due && (
            <p className={`flex min-h-target gap-1 py-1 ${due.isLate ? 'text-red' : 'text-soft'}`}>
              <Sign className="mt-0.25 h-2.5 w-2.5" />
              <span>
                <b className={due.isLate ? '' : 'text-ink'}>{due.words}</b> {due.why}
              </span>
            </p>
          )}{' '}
          {doer && (
            <p className="flex flex-wrap items-center gap-x-1 text-soft [overflow-wrap:anywhere]">
              <span>{doer.words}</span>{' '}
              <WayOut
                href={doer.href}
                className="inline-flex min-h-target items-center text-teal-dark underline underline-offset-3"
              >
                {doer.label}
              </WayOut>
            </p>
          )}
        </div>
      )}
      {returned.map((one) => (
        <SentBackNote key={one.id} returned={one} />
      ))}
    </div>
  )
}

/** A file that was sent back: why, and the way to a new version of it. */
function SentBackNote({ returned: { words, reason, href } }: { returned: ItemData['returned'][number] }) {
  const t = useText('roadmap/screens')
  return (
    <div className="mt-1 border-l-[6px] border-red bg-card px-2 py-1 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-1">
        <StateTag state="returned" />
        <span>{words}</span>
      </p>
      <p className="mt-0.5">“{reason}”</p>
      <WayOut
        href={href}
        className="inline-flex min-h-target items-center text-left text-teal-dark underline underline-offset-3"
      >
        {t('page.newVersion')}
      </WayOut>
    </div>
  )
}
