import { useText } from '#app/platform/i18n/use-text.ts'
import { lookOfSaveLine, saveStates } from '#app/platform/workspace/save-line-look.ts'
import { CheckIcon, WarningIcon } from '#app/ui/icons.tsx'
import type { StepPageData } from '../flow/page-loader.server.ts'

type Props = {
  saved: StepPageData['saved']
  formType: string
}

/**
 * Says in one line when what was filled in was saved, and by whom; where scripts run, whether it is saved, is being saved,
 * or waits, and whether there is a network (`app/platform/workspace/save-line.ts`). The words for that are in an attribute, where
 * browsers that know no scripts do not show them.
 */
export function SaveLine({ saved, formType }: Props) {
  const t = useText('roadmap/screens')
  const says = Object.fromEntries(saveStates.map((state) => [state, t(`saving.${state}`)]))
  return (
    <p
      aria-live="polite"
      data-save-line={formType}
      data-says={JSON.stringify(says)}
      className={lookOfSaveLine(saved ? 'saved' : null)}
    >
      <span data-sign="well" hidden={!saved}>
        <CheckIcon className="block h-2.5 w-2.5" />
      </span>
      <span data-sign="kept" hidden>
        <WarningIcon className="block h-2.5 w-2.5" />
      </span>
      <span data-words="">{saved ? t('page.lastSaved', saved) : t('page.everythingIsKept')}</span>
    </p>
  )
}
