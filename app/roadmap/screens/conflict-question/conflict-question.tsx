import { useText } from '#app/platform/i18n/use-text.ts'
import { Radios } from '#app/ui/choices.tsx'
import type { ConflictOnPage } from '../../flow/conflicts.server.ts'
import { inputId } from '../../rules/paths.ts'

/**
 * Asks which answer stays where two people changed the same field, or one removed the row that the other edited: mine,
 * or theirs. Plain radio buttons in the form of the page, so that it works without JavaScript; nothing is chosen before.
 */
export function ConflictQuestion({ conflict }: { conflict: ConflictOnPage }) {
  const t = useText('roadmap/screens/conflict-question')
  const screens = useText('roadmap/screens')
  const { name, label, yours, theirs, isRow, by, when, isOwn, asked } = conflict
  const nothing = t(isRow ? 'removed' : 'nothing')
  return (
    <div className="mb-1.5 rounded border-2 border-amber bg-amber-wash px-2 pb-1 [overflow-wrap:anywhere]">
      <input type="hidden" name={asked.name} value={asked.value} />
      <Radios
        id={inputId(name)}
        name={name}
        legend={
          <>
            <span className={isRow ? '' : 'sr-only'}>{label}:</span> {t(isOwn ? 'changedOwn' : 'changed', { by })}
          </>
        }
        empty={screens('page.chooseNone')}
        defaultValue="undecided"
        choices={[
          {
            value: isRow && yours === null ? 'removed' : 'mine',
            label: t(isRow ? 'mineRow' : 'mine'),
            hint: <Words>{yours ?? nothing}</Words>,
          },
          {
            value: 'theirs',
            label: t(isOwn ? 'own' : 'theirs', { by, when }),
            hint: <Words>{theirs ?? nothing}</Words>,
          },
        ]}
      />
    </div>
  )
}

/** What somebody answered, with the lines it was written in. */
const Words = ({ children }: { children: string }) => (
  <span className="whitespace-pre-line font-semibold text-ink">{children}</span>
)
