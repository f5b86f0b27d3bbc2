import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Radios } from '#app/ui/choices.tsx'
import { inputId } from '../rules/paths.ts'
import { usePageForm } from './page-fields.tsx'

/** The questions of a page as lines of its error summary, each leading to its question. */
export function useConflictErrors(): { fieldId: string; message: string }[] {
  const t = useText('roadmap/screens')
  return usePageForm().conflicts.map(({ name, label, by, isOwn }) => ({
    fieldId: inputId(name),
    message: t(isOwn ? 'conflict.summaryOwn' : 'conflict.summary', { label, by }),
  }))
}

/**
 * Asks which answer stays where two people changed the same field, or one removed the row that the other edited: mine,
 * or theirs. Plain radio buttons in the form of the page, so that it works without JavaScript; nothing is chosen before.
 */
export function ConflictChoices() {
  const t = useText('roadmap/screens')
  const { conflicts } = usePageForm()
  if (conflicts.length === 0) return null
  return (
    <div className="mb-4 mt-3">
      <Banner kind="warning" live={false} title={t('conflict.title')}>
        <p>{t('conflict.text')}</p>
        {conflicts.map(({ name, label, yours, theirs, isRow, by, when, isOwn, asked }) => {
          const nothing = t(isRow ? 'conflict.removed' : 'conflict.nothing')
          return (
            <div key={name}>
              <input type="hidden" name={asked.name} value={asked.value} />
              <Radios
                id={inputId(name)}
                name={name}
                legend={label}
                empty={t('page.chooseNone')}
                defaultValue="undecided"
                choices={[
                  {
                    value: isRow && yours === null ? 'removed' : 'mine',
                    label: t(isRow ? 'conflict.mineRow' : 'conflict.mine'),
                    hint: <Words>{yours ?? nothing}</Words>,
                  },
                  {
                    value: 'theirs',
                    label: t(isOwn ? 'conflict.own' : 'conflict.theirs', { by, when }),
                    hint: <Words>{theirs ?? nothing}</Words>,
                  },
                ]}
              />
            </div>
          )
        })}
      </Banner>
    </div>
  )
}

/** What somebody answered, with the lines it was written in. */
const Words = ({ children }: { children: string }) => (
  <span className="whitespace-pre-line font-semibold text-ink">{children}</span>
)
