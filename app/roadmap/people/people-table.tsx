import { useText } from '#app/platform/i18n/use-text.ts'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import { Table } from '#app/ui/table.tsx'
import type { PersonRow } from './people-page.server.ts'

/** Everybody with how they are reached, where they are named, and the way to change it. */
export function PeopleTable({ people }: { people: PersonRow[] }) {
  const t = useText('roadmap/people')
  return (
    <Table
      caption={t('title')}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', head: t('name'), names: true, cell: (person) => <Name person={person} /> },
        { key: 'reach', head: t('reach'), cell: (person) => <Reach person={person} /> },
        {
          key: 'places',
          head: t('places'),
          cell: ({ tasks, titles }) =>
            tasks === 0 ? (
              <span className="text-soft">{t('nowhere')}</span>
            ) : (
              <>
                <span className="block">{t('count', { count: tasks })}</span>{' '}
                <span className="block text-small text-soft">{titles}</span>
              </>
            ),
        },
        {
          key: 'access',
          head: t('access'),
          cell: ({ hasAccount }) => t(hasAccount ? 'withAccount' : 'withoutAccount'),
        },
        {
          key: 'act',
          head: <span className="sr-only">{t('act')}</span>,
          label: t('act'),
          cell: ({ href, name }) =>
            href && (
              <a href={href} className="inline-flex min-h-target items-center">
                {t('change')}
                <span className="sr-only"> {name}</span>
              </a>
            ),
        },
      ]}
    />
  )
}

function Name({ person: { initials, name, role, hasAccount } }: { person: PersonRow }) {
  return (
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden
        className={`grid h-5 w-5 shrink-0 place-items-center rounded-full text-tag font-bold ${hasAccount ? 'bg-teal-wash text-teal-dark' : 'border border-dashed border-edge text-soft'}`}
      >
        {initials}
      </span>{' '}
      <span className="[overflow-wrap:anywhere]">
        <b className="block">{name}</b> {role && <span className="block text-small font-normal text-soft">{role}</span>}
      </span>
    </span>
  )
}

function Reach({ person: { phone, email } }: { person: PersonRow }) {
  const t = useText('roadmap/people')
  const link = 'flex min-h-target items-center [overflow-wrap:anywhere]'
  return (
    <>
      {phone ? <PhoneLink phone={phone} className={link} /> : <span className="block text-soft">{t('noPhone')}</span>}{' '}
      {email ? <MailLink email={email} className={link} /> : <span className="block text-soft">{t('noEmail')}</span>}
    </>
  )
}
