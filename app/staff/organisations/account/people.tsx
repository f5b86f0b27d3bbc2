import { useText } from '#app/platform/i18n/use-text.ts'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import type { Account } from './account.server.ts'
import type { AccountPerson } from './people.server.ts'
import { Nothing, Section } from './section.tsx'

/** Everybody of an organisation, with how to reach them. */
export function People({ people: { first, more, count, isPart } }: { people: Account['people'] }) {
  const t = useText('staff/organisations/account')
  return (
    <Section name="people" count={count}>
      {first.length === 0 ? <Nothing>{t('people.none')}</Nothing> : <List people={first} />}
      {more.length > 0 && (
        <details className="border-t border-line-soft">
          <summary className="min-h-target cursor-pointer px-2 py-1 text-tag">
            {t('people.more', { count: count - first.length })}
          </summary>
          <List people={more} />
        </details>
      )}
      {isPart && <Nothing>{t('people.notAll')}</Nothing>}
    </Section>
  )
}

const reach = 'inline-flex min-h-4 items-center'

function List({ people }: { people: readonly AccountPerson[] }) {
  const t = useText('staff/organisations/account')
  return (
    <ul className="text-tag [overflow-wrap:anywhere]">
      {people.map(({ key, name, roles, email, phone, account }) => (
        <li key={key} className="border-t border-line-soft px-2 py-1 first:border-t-0">
          <b className="font-semibold">{name}</b> <span className="text-soft">{roles.join('; ')}</span>
          <span className="flex flex-wrap items-center gap-x-1.5">
            {phone !== '' && <PhoneLink phone={phone} className={reach} />}
            {email !== '' && <MailLink email={email} className={reach} />}
            {account && (
              <a href={account.href} className={reach}>
                {t('people.account', { state: account.state })}
                <span className="sr-only"> ({name})</span>
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
