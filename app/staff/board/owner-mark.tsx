import { useText } from '#app/platform/i18n/use-text.ts'

/** Who looks after an organisation: initials, with the name for who points at them or cannot see them. */
export function OwnerMark({ owner: { name, initials } }: { owner: { name: string; initials: string } }) {
  const t = useText('staff/board')
  return (
    <>
      <span
        aria-hidden="true"
        title={name}
        className="inline-flex h-3.5 w-3.5 items-center justify-center rounded-pill bg-teal-wash text-[0.75rem] font-semibold text-teal-dark"
      >
        {initials}
      </span>
      <span className="sr-only">
        {t('owner')} {name}
      </span>
    </>
  )
}
