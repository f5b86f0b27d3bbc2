import { CheckTag } from '#app/platform/documents/check-tag.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { StateTag } from '#app/ui/state-tag.tsx'
import { seenCardAddress } from '../addresses.ts'
import { Agreement } from '../agreements/view.tsx'
import type { OrganisationPage } from '../one.server.ts'
import { RowLink, RowsTable } from './rows-table.tsx'
import { Nothing, Section } from './section.tsx'

type Props = { page: OrganisationPage }

const byKey = ({ key }: { key: string }): string => key

/** What the organisation and its locations still have to do. */
export function Missing({ page: { id, account } }: Props) {
  const t = useText('staff/organisations/account')
  const { rows, total } = account.missing
  const all = rows.length < total
  const more = { all: { href: seenCardAddress(id, null), words: t('missing.more', { count: total }) } }
  return (
    <Section name="missing" count={total} {...(all && more)}>
      {rows.length === 0 ? (
        <Nothing>{t('missing.none')}</Nothing>
      ) : (
        <RowsTable
          caption={t('sections.missing')}
          rows={rows}
          rowKey={byKey}
          columns={[
            {
              key: 'task',
              head: t('missing.task'),
              names: true,
              cell: ({ href, task, place }) => <RowLink href={href} words={task} below={place} />,
            },
            { key: 'needed', head: t('missing.needed'), cell: ({ needed }) => needed },
            { key: 'who', head: t('missing.who'), cell: ({ who }) => who },
            {
              key: 'due',
              head: t('missing.due'),
              cell: ({ due, isLate }) => <span className={isLate ? 'font-semibold text-red' : ''}>{due}</span>,
            },
          ]}
        />
      )}
    </Section>
  )
}

/** The documents of an organisation, those that wait for a check first. */
export function Documents({ page: { account } }: Props) {
  const t = useText('staff/organisations/account')
  const { rows, waiting, all } = account.documents
  return (
    <Section
      name="documents"
      count={t('documents.waiting', { count: waiting })}
      all={{ href: all, words: t('documents.all') }}
    >
      {rows.length === 0 ? (
        <Nothing>{t('documents.none')}</Nothing>
      ) : (
        <RowsTable
          caption={t('sections.documents')}
          rows={rows}
          rowKey={byKey}
          columns={[
            {
              key: 'name',
              head: t('documents.name'),
              names: true,
              cell: ({ href, name, location }) => <RowLink href={href} words={name} below={location} />,
            },
            { key: 'task', head: t('documents.task'), cell: ({ item }) => item },
            { key: 'by', head: t('documents.by'), cell: ({ by, at }) => `${by}, ${at}` },
            { key: 'state', head: t('documents.state'), cell: ({ state }) => <CheckTag state={state} /> },
          ]}
        />
      )}
    </Section>
  )
}

/** The agreements of an organisation as a whole, and its links. */
export function Links({ page: { id, archived, account } }: Props) {
  const t = useText('staff/organisations/account')
  const { links, agreements } = account
  const all = { href: `/admin/links?organisation=${id}`, words: t('links.all', { count: links.total }) }
  return (
    <Section name="links" all={all}>
      {agreements.map((agreement) => (
        <Agreement key={agreement.key} agreement={agreement} progress={agreement.progress} />
      ))}
      {!archived && (
        <p className="flex px-2 text-tag">
          <a href={`/admin/links/new/${id}`} className="ml-auto inline-flex min-h-target items-center">
            {t('links.make')}
          </a>
        </p>
      )}
      {links.rows.length === 0 ? (
        <Nothing>{t('links.none')}</Nothing>
      ) : (
        <RowsTable
          caption={t('sections.links')}
          rows={links.rows}
          rowKey={byKey}
          columns={[
            {
              key: 'who',
              head: t('links.who'),
              names: true,
              cell: ({ href, name, purpose }) => <RowLink href={href} words={name} below={purpose} />,
            },
            { key: 'what', head: t('links.what'), cell: ({ title, about }) => `${title} (${about})` },
            {
              key: 'state',
              head: t('links.state'),
              cell: ({ state, isDone }) => <span className={isDone ? 'font-semibold text-green' : ''}>{state}</span>,
            },
            { key: 'until', head: t('links.until'), cell: ({ until }) => until },
          ]}
        />
      )}
    </Section>
  )
}

/** The last messages about an organisation. */
export function Mail({ page: { account } }: Props) {
  const t = useText('staff/organisations/account')
  const { rows, total, all } = account.mail
  return (
    <Section name="mail" all={{ href: all, words: t('mail.all', { count: total }) }}>
      {rows.length === 0 ? (
        <Nothing>{t('mail.none')}</Nothing>
      ) : (
        <RowsTable
          caption={t('sections.mail')}
          rows={rows}
          rowKey={byKey}
          columns={[
            {
              key: 'subject',
              head: t('mail.subject'),
              names: true,
              cell: ({ href, subject }) => <RowLink href={href} words={subject} />,
            },
            { key: 'to', head: t('mail.to'), cell: ({ to }) => to },
            { key: 'at', head: t('mail.at'), room: 'date', cell: ({ at }) => at },
            {
              key: 'state',
              head: t('mail.state'),
              cell: ({ state, isFailed }) => <StateTag state={isFailed ? 'returned' : 'waiting'} label={state} />,
            },
          ]}
        />
      )}
    </Section>
  )
}
