import { useText } from '#app/platform/i18n/use-text.ts'
import { Initials } from '#app/ui/initials.tsx'

/** Who looks after an organisation: initials, with the name for who points at them or cannot see them. */
export function OwnerMark({ owner: { name, initials } }: { owner: { name: string; initials: string } }) {
  const t = useText('staff/board')
  return (
    <>
      <span title={name}>
        <Initials letters={initials} className="h-3.5 w-3.5 text-[0.75rem]" />
      </span>
      <span className="sr-only">
        {t('owner')} {name}
      </span>
    </>
  )
}
