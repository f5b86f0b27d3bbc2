import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import type { loadPerson } from './load.server.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'

type Found = NonNullable<Awaited<ReturnType<typeof loadPerson>>['found']>
type Place = Found['places'][number]

type Props = {
  typed: { email: string; name: string; organisation: string }
  places: readonly Place[]
  /** What was ticked already, where the form came back. */
  ticked: readonly string[]
}

/** The question where a person is erased: place by place, with what there is of them. */
export function EraseForm({ typed, places, ticked }: Props) {
  const t = useText('staff/privacy')
  const erasable = places.filter(({ isErasable }) => isErasable)
  const kept = places.filter(({ isErasable }) => !isErasable)
  return (
    <section className="mt-5 max-w-form border-t border-line pt-2" aria-labelledby="erase">
      <h2 id="erase">{t('erase.title')}</h2>
      {erasable.length > 0 && <p className="mt-1">{t('erase.text')}</p>}
      {erasable.length > 0 && (
        <StaffForm right="privacy" action={`/admin/privacy?${new URLSearchParams(typed)}`}>
          <CsrfField />
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset id="where" tabIndex={-1} className="mt-2">
            <legend className="font-semibold">{t('erase.where')}</legend>
            <p className="mt-0.5">{t('erase.whereHint')}</p>
            {erasable.map((place) => (
              <Tick key={place.id} place={place} isTicked={ticked.includes(place.id)} />
            ))}
          </fieldset>
          <p className="mt-2 flex items-start gap-1.5 py-1">
            <input type="checkbox" id="sure" name="sure" value="yes" className="mt-0.5 h-3 w-3 shrink-0 accent-teal" />
            <label htmlFor="sure">{t('erase.sure')}</label>
          </p>
          <Button tone="danger" className="mt-1">
            {t('erase.button')}
          </Button>
        </StaffForm>
      )}
      {kept.length > 0 && (
        <>
          <p className="mt-2">{t('erase.kept')}</p>
          <ul className="mt-0.5 list-disc pl-3">
            {kept.map((place) => (
              <li key={place.id}>
                {place.name ?? t('portal')}: <Counts place={place} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Tick({ place, isTicked }: { place: Place; isTicked: boolean }) {
  const t = useText('staff/privacy')
  const id = `where-${place.id}`
  return (
    <div className="flex items-start gap-1.5 py-1">
      <input
        type="checkbox"
        id={id}
        name="where"
        value={place.id}
        defaultChecked={isTicked}
        aria-describedby={`${id}-what`}
        className="mt-0.5 h-3 w-3 shrink-0 accent-teal"
      />
      <div>
        <label htmlFor={id}>{place.name ?? t('portal')}</label>
        <p id={`${id}-what`} className="text-small">
          <Counts place={place} />
        </p>
      </div>
    </div>
  )
}

function Counts({ place: { counts } }: { place: Place }) {
  const t = useText('staff/privacy')
  if (counts.length === 0) return t('onlyShown')
  return counts.map(({ kind, count }) => `${t(`kinds.${kind}`)}: ${count}`).join(' · ')
}
