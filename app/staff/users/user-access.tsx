import type { StaffRight } from '#app/persistence/staff-rights.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

type Props = {
  /** The right that changing this user asks for. */
  right: StaffRight
  isOwn: boolean
  isDisabled: boolean
  /** Where it is asked whether they may be disabled. */
  disable: string
  /** Whether they may read the security log; null for who is no staff. */
  mayReadSecurityLog: boolean | null
  /** Whether they may sign agreements for the provider; null for who is no staff. */
  maySignForProvider: boolean | null
}

/** Whether a user can come in: another invitation, keeping them out and letting them in again. */
export function UserAccess({ right, isOwn, isDisabled, disable, mayReadSecurityLog, maySignForProvider }: Props) {
  const t = useText('staff/users')
  return (
    <>
      {!isDisabled && (
        <Card as="section" className="mt-3 max-w-form">
          <h2>{t('one.invitation')}</h2>
          <p className="mt-1">{t('one.invitationLead')}</p>
          <Press right={right} intent="invite">
            {t('one.inviteAgain')}
          </Press>
        </Card>
      )}
      {!isDisabled && mayReadSecurityLog !== null && (
        <PersonalRight of="security" right={right} isOwn={isOwn} isGiven={mayReadSecurityLog} />
      )}
      {!isDisabled && maySignForProvider !== null && (
        <PersonalRight of="signing" right={right} isOwn={isOwn} isGiven={maySignForProvider} />
      )}
      <Card as="section" className="mt-3 max-w-form">
        <h2>{t('one.access')}</h2>
        <p className="mt-1">{t(isOwn ? 'one.own' : isDisabled ? 'one.enableLead' : 'one.disableLead')}</p>
        {!isOwn && isDisabled && (
          <Press right={right} intent="enable">
            {t('one.enable')}
          </Press>
        )}
        {!isOwn && !isDisabled && (
          <p className="mt-2">
            <ButtonLink tone="quiet" href={disable}>
              {t('one.disable')}
            </ButtonLink>
          </p>
        )}
      </Card>
    </>
  )
}

type Given = Pick<Props, 'right' | 'isOwn'> & { of: 'security' | 'signing'; isGiven: boolean }

/** What somebody of the staff may apart from their role, which a colleague changes. */
function PersonalRight({ of, right, isOwn, isGiven }: Given) {
  const t = useText('staff/users')
  return (
    <Card as="section" className="mt-3 max-w-form">
      <h2>{t(`one.${of}`)}</h2>
      <p className="mt-1">{t(isGiven ? `one.${of}May` : `one.${of}MayNot`)}</p>
      {isOwn ? (
        <p className="mt-1">{t('one.securityOwn')}</p>
      ) : (
        <Press right={right} intent={`${isGiven ? 'take' : 'give'}-${of}`}>
          {t(isGiven ? `one.${of}Take` : `one.${of}Give`)}
        </Press>
      )}
    </Card>
  )
}

function Press({ right, intent, children }: { right: StaffRight; intent: string; children: string }) {
  return (
    <StaffForm right={right} className="mt-2">
      <CsrfField />
      <Button tone="quiet" name="intent" value={intent}>
        {children}
      </Button>
    </StaffForm>
  )
}
