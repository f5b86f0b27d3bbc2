import { useText } from '#app/platform/i18n/use-text.ts'
import { Initials } from '#app/ui/initials.tsx'
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
          cell: (person) => <Places person={person} />,
        },
        {
          key: 'access',
          head: t('access'),
          cell: ({ worksWith, closed }) => (
            <>
              {worksWith ? t(worksWith) : <span className="text-soft sm:block sm:w-14">{t('neither')}</span>}{' '}
              {closed === 'account' && <Closed by={closed} />}
            </>
          ),
        },
        {
          key: 'act',
          head: <span className="sr-only">{t('act')}</span>,
          align: 'right',
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

function Name({ person: { initials, name, role, worksWith } }: { person: PersonRow }) {
  return (
    <span className="flex items-baseline gap-1.5">
      <Initials letters={initials} kind={worksWith === 'withAccount' ? 'own' : 'outside'} />{' '}
      <span className="min-w-0 break-words lg:min-w-[9rem]">
        <b className="block">{name}</b> {role && <span className="block text-small font-normal text-soft">{role}</span>}
      </span>
    </span>
  )
}

/** Where they are named: folded, because of some it is in every task of every location. A tablet has room for their number only. */
function Places({ person: { tasks, titles, links } }: { person: PersonRow }) {
  const t = useText('roadmap/people')
  if (tasks === 0) return <span className="text-soft">{t('nowhere')}</span>
  return (
    <>
      <details>
        <summary className="inline-flex min-h-target whitespace-nowrap cursor-pointer items-center text-teal-dark underline underline-offset-3">
          {t('count', { count: tasks })}
        </summary>
        <ul>
          {links.map(({ href, title, location }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-target items-center">
                {title}
                {location && `, ${location}`}
              </a>
            </li>
          ))}
          {tasks > links.length && (
            <li className="text-small text-soft">{t('more', { count: tasks - links.length })}</li>
          )}
        </ul>
      </details>{' '}
      <span className="block text-small text-soft sm:hidden md:block">{titles}</span>
    </>
  )
}

function Reach({ person: { phone, email, closed } }: { person: PersonRow }) {
  const t = useText('roadmap/people')
  const link = 'flex min-h-target items-center sm:min-w-[11rem]'
  return (
    <>
      {phone ? (
        <PhoneLink phone={phone} className={`${link} break-words`} />
      ) : (
        <span className="block text-soft">{t('noPhone')}</span>
      )}{' '}
      {email ? (
        <MailLink email={email} className={`${link} [overflow-wrap:anywhere]`} />
      ) : (
        <span className="block text-soft">{t('noEmail')}</span>
      )}{' '}
      {closed && closed !== 'account' && <Closed by={closed} />}
    </>
  )
}

/** Why nothing of somebody can be changed here: said where one would look for it. */
function Closed({ by }: { by: NonNullable<PersonRow['closed']> }) {
  return <span className="block text-small text-soft">{useText('roadmap/people')(`closed.${by}`)}</span>
}
