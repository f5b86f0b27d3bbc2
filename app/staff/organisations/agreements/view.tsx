import { useText } from '#app/platform/i18n/use-text.ts'
import { StateTag, type State } from '#app/ui/state-tag.tsx'
import { RowLink, RowsTable } from '../account/rows-table.tsx'
import { AnnexList } from './annexes.tsx'
import type { AgreementView } from './read.server.ts'

type Props = {
  agreement: AgreementView
  /** How far its task is, which may be done without links; null or left out if that is not known. */
  progress?: State | null
  /** The level of its heading. */
  level?: 'h2' | 'h3'
}

/** An agreement as a whole: how far it is, everybody who was asked and what they answered, and its annexes. */
export function Agreement({
  agreement: { key, title, state, people, annexes },
  progress,
  level: Heading = 'h3',
}: Props) {
  const t = useText('staff/organisations/agreements')
  const heading = `agreement-${key}`
  const hasAnswers = state !== 'signed' && people.some(({ outcome, current }) => outcome !== null && current)
  return (
    <section aria-labelledby={heading} className="border-b border-line-soft pb-1">
      <div className="flex flex-wrap items-center gap-x-1 px-2 text-tag">
        <Heading id={heading} className="text-tag">
          {title}
        </Heading>
        {progress && <StateTag state={progress} />}
        {state !== 'draft' && <span className="text-soft">{t(`states.${state}`)}</span>}
      </div>
      {people.length > 0 && (
        <RowsTable
          caption={t('people.caption', { title })}
          rows={people}
          rowKey={({ linkId, role }) => `${linkId} ${role}`}
          columns={[
            {
              key: 'who',
              head: t('people.who'),
              names: true,
              cell: ({ name, href, role }) => <RowLink href={href} words={name} below={t(`roles.${role}`)} />,
            },
            {
              key: 'answer',
              head: t('people.answer'),
              cell: ({ outcome }) => t(outcome === null ? 'outcomes.none' : `outcomes.${outcome}`),
            },
            {
              key: 'text',
              head: t('people.text'),
              cell: ({ outcome, current }) => (outcome === null ? null : t(current ? 'text.now' : 'text.earlier')),
            },
          ]}
        />
      )}
      {annexes.length > 0 && (
        <div className="px-2 text-tag">
          <h4 className="mt-1 text-tag">{t('annexes.title')}</h4>
          {hasAnswers && <p className="text-soft">{t('annexes.lapses')}</p>}
          <AnnexList annexes={annexes} />
        </div>
      )}
    </section>
  )
}
