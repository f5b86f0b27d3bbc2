import { useText } from '#app/platform/i18n/use-text.ts'
import { seenCardAddress } from '../addresses.ts'
import type { OrganisationPage } from '../one.server.ts'
import { RowLink, RowsTable } from './rows-table.tsx'
import { Nothing, Section } from './section.tsx'

/** What was changed last. */
export function Changes({ page: { id, account } }: { page: OrganisationPage }) {
  const t = useText('staff/organisations/account')
  return (
    <Section name="changes" all={{ href: seenCardAddress(id, null), words: t('changes.all') }}>
      {account.changes.length === 0 ? (
        <Nothing>{t('changes.none')}</Nothing>
      ) : (
        <RowsTable
          caption={t('sections.changes')}
          rows={account.changes}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'what',
              head: t('changes.what'),
              names: true,
              cell: ({ href, label, task, place }) => (
                <RowLink href={href} words={label} below={[task, place].filter(Boolean).join(', ')} />
              ),
            },
            { key: 'change', head: t('changes.change'), cell: (change) => <FromTo {...change} /> },
            { key: 'who', head: t('changes.who'), cell: ({ who }) => who },
            { key: 'when', head: t('changes.when'), room: 'date', cell: ({ when }) => when },
          ]}
        />
      )}
    </Section>
  )
}

function FromTo({ from, to }: { from: string | null; to: string | null }) {
  const t = useText('staff/organisations/account')
  return (
    <span className="line-clamp-3">
      <span className="sr-only">{t('changes.from')} </span>
      <del className="text-soft">{from ?? t('changes.empty')}</del> <span aria-hidden="true">→</span>{' '}
      <span className="sr-only">{t('changes.to')} </span>
      <b className="font-semibold">{to ?? t('changes.empty')}</b>
    </span>
  )
}
