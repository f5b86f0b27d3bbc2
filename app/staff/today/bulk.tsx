import { useText } from '#app/platform/i18n/use-text.ts'
import { Input, Select } from '#app/ui/input.tsx'
import { TickAll } from '../row-acts/tick-column.tsx'
import type { WorkRefused } from './act.server.ts'
import { opener } from './chips.tsx'
import { longest } from './limits.ts'
import type { Work } from './list.server.ts'

type Props = { work: Work; refused: WorkRefused | undefined }

/** What is done with all that is ticked. The first button is what Enter presses: what it does can be put back. */
export function BulkActs({ work: { staff, tomorrow, tickAll, shown }, refused }: Props) {
  const t = useText('staff/today')
  const say = useText('staff/row-acts')
  const control = 'md:min-h-4'
  const wrong = (problem: WorkRefused['problem']) => (refused?.problem === problem ? { 'aria-invalid': true } : {})
  return (
    <details className="mt-1" open={refused !== undefined || tickAll.isTicked}>
      <summary className={opener}>{t('bulk.lead')}</summary>
      <div role="group" aria-label={t('bulk.label')} className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <div className="flex flex-wrap items-end gap-1">
          <label>
            <span className="block">{t('bulk.until')}</span>
            <Input id="until" name="until" type="date" min={tomorrow} className={control} {...wrong('day')} />
          </label>
          <button type="submit" name="act" value="later" className="row-button">
            {t('bulk.later')}
          </button>
        </div>
        <div className="flex flex-wrap items-end gap-1">
          <label>
            <span className="block">{t('bulk.note')}</span>
            <Input id="note" name="note" maxLength={longest.note} defaultValue={refused?.note} className={control} />
          </label>
          <button type="submit" name="act" value="done" className="row-button">
            {t('bulk.done')}
          </button>
        </div>
        <div className="flex flex-wrap items-end gap-1">
          <label>
            <span className="block">{t('bulk.owner')}</span>
            <Select
              id="owner"
              name="owner"
              options={staff}
              empty={t('bulk.noOwner')}
              defaultValue={refused?.owner ?? ''}
              className={control}
              {...wrong('owner')}
            />
          </label>
          <button type="submit" name="act" value="assign" className="row-button">
            {t('bulk.assign')}
          </button>
        </div>
        <div className="flex flex-wrap items-end gap-1">
          <button type="submit" name="act" value="remind" className="row-button">
            {say('remind')}
          </button>
          <TickAll href={tickAll.href} count={shown} />
        </div>
      </div>
    </details>
  )
}
