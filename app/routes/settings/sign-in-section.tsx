import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import type { ShownSession } from './own-sessions.server.ts'
import { sectionId } from './section-links.tsx'
import { SessionsTable } from './sessions-table.tsx'

type Factor = { isSet: boolean; codesLeft: number }

type Props = {
  /** Null where another provider looks after second factor and password. */
  factor: Factor | null
  sessions: ShownSession[]
}

/** With what somebody signs in, and where they are signed in. */
export function SignInSection({ factor, sessions }: Props) {
  const t = useText('routes/settings')
  return (
    <Card as="section" id={sectionId('signIn')}>
      <h2>{t('signIn.title')}</h2>
      {factor ? <OwnMeans factor={factor} /> : <p className="mt-1">{t('elsewhere')}</p>}
      <SessionsTable sessions={sessions} />
    </Card>
  )
}

function OwnMeans({ factor: { isSet, codesLeft } }: { factor: Factor }) {
  const t = useText('routes/settings')
  const tag = isSet ? (['done', t('secondFactor.isOn')] as const) : (['none', t('secondFactor.isOff')] as const)
  return (
    <div className="divide-y divide-line-soft">
      <Means
        title={t('secondFactor.title')}
        tag={<StateTag state={tag[0]} label={tag[1]} />}
        about={isSet ? t('secondFactor.codesLeft', { count: codesLeft }) : t('secondFactor.about')}
        href="/settings/second-factor"
        act={t(isSet ? 'secondFactor.change' : 'secondFactor.setUp')}
      />
      <Means
        title={t('password.title')}
        about={t('password.about')}
        href="/identity/u/forgotten"
        act={t('password.change')}
      />
    </div>
  )
}

type MeansProps = { title: string; tag?: ReactNode; about: string; href: string; act: string }

/** One thing that somebody signs in with, and the way to change it. */
function Means({ title, tag, about, href, act }: MeansProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <div className="min-w-0 flex-1 basis-[10rem]">
        <div className="flex flex-wrap items-center gap-1">
          <h3>{title}</h3> {tag}
        </div>
        <p className="text-small text-soft">{about}</p>
      </div>
      <ButtonLink tone="quiet" href={href} aria-label={`${act}: ${title}`}>
        {act}
      </ButtonLink>
    </div>
  )
}
