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
          cell: ({ worksWith }) => (worksWith ? t(worksWith) : <span className="text-soft">{t('neither')}</span>),
        },
        {
          key: 'act',
          head: <span className="sr-only">{t('act')}</span>,
          label: t('act'),
          cell: ({ href, closed, name }) =>
            href ? (
              <a href={href} className="inline-flex min-h-target items-center">
                {t('change')}
                <span className="sr-only"> {name}</span>
              </a>
            ) : (
              closed && <span className="block text-small lg:w-[11rem] text-soft">{t(`closed.${closed}`)}</span>
            ),
        },
      ]}
    />
  )
}

function Name({ person: { initials, name, role, worksWith } }: { person: PersonRow }) {
  return (
    <span className="flex items-center gap-1.5">
      <Initials letters={initials} kind={worksWith === 'withAccount' ? 'own' : 'outside'} />{' '}
      <span className="min-w-0 break-words lg:min-w-[9rem]">
        <b className="block">{name}</b> {role && <span className="block text-small font-normal text-soft">{role}</span>}
      </span>
    </span>
  )
}

/** Where they are named: folded, because of some it is in every task of every location. */
function Places({ person: { tasks, titles, links } }: { person: PersonRow }) {
  const t = useText('roadmap/people')
  if (tasks === 0) return <span className="text-soft">{t('nowhere')}</span>
  return (
    <>
      <details>
        <summary className="inline-flex min-h-target cursor-pointer items-center text-teal-dark underline underline-offset-3">
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
      <span className="block text-small text-soft">{titles}</span>
    </>
  )
}

function Reach({ person: { phone, email } }: { person: PersonRow }) {
  const t = useText('roadmap/people')
  const link = 'min-h-target lg:whitespace-nowrap'
  return (
    <>
      {phone ? (
        <PhoneLink phone={phone} className={`${link} block break-words py-1`} />
      ) : (
        <span className="block text-soft">{t('noPhone')}</span>
      )}{' '}
      {email ? (
        <MailLink email={email} className={`${link} flex items-center [overflow-wrap:anywhere]`} />
      ) : (
        <span className="block text-soft">{t('noEmail')}</span>
      )}
    </>
  )
}
