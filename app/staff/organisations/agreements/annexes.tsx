import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { addToSlotAddress } from '#app/staff/documents/addresses.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AnnexView } from './read.server.ts'

/** The annexes of agreements, each with whether it is there, and what can be done if it is not. */
export function AnnexList({ annexes }: { annexes: readonly AnnexView[] }) {
  const t = useText('staff/organisations/agreements')
  return (
    <ul>
      {annexes.map(({ slot, title, document, state, mayMark }) => (
        <li
          key={slot}
          className="flex flex-wrap items-center gap-x-2 border-t border-line-soft py-0.5 first:border-t-0"
        >
          <div className="min-w-0 flex-1 basis-[16rem] [overflow-wrap:anywhere]">
            <p>{title}</p>
            <p className={state === 'missing' ? 'font-semibold text-red' : 'text-soft'}>
              {document ? (
                <a href={document.href} className="inline-flex min-h-target items-center">
                  {document.title}
                </a>
              ) : (
                t(`annexes.${state}`)
              )}{' '}
              {state === 'missing' && (
                <a href={addToSlotAddress(slot)} className="inline-flex min-h-target items-center font-normal">
                  {t('annexes.add')}
                  <span className="sr-only">: {title}</span>
                </a>
              )}
            </p>
          </div>
          {mayMark && (
            <StaffForm>
              <CsrfField />
              <input type="hidden" name="slot" value={slot} />
              <input type="hidden" name="exempt" value={isLeftOut(state) ? 'no' : 'yes'} />
              <Button tone="quiet" name="do" value="annex">
                {t(isLeftOut(state) ? 'annexes.takeIn' : 'annexes.leaveOut')}
                <span className="sr-only">: {title}</span>
              </Button>
            </StaffForm>
          )}
        </li>
      ))}
    </ul>
  )
}

const isLeftOut = (state: AnnexView['state']): boolean => state === 'exempt' || state === 'exemptForAll'
