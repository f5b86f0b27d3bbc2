import { useIsOnline } from '#app/platform/frame/offline.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { CheckIcon, WarningIcon } from '#app/ui/icons.tsx'
import { useWorkspace } from '#app/platform/workspace/use-workspace.ts'
import type { Workspace } from '#app/platform/workspace/state.ts'
import type { StepPageData } from '../flow/page-loader.server.ts'

type Props = {
  saved: StepPageData['saved']
  formType: string
}

/**
 * Says in one line whether what was filled in is saved, is being saved, or waits, and whether there is a network; without
 * script: when it was saved, and by whom. What keeps a save from arriving stays in sight while one types.
 */
export function SaveLine({ saved, formType }: Props) {
  const t = useText('roadmap/screens')
  const workspace = useWorkspace()
  const isOnline = useIsOnline()
  const state = stateOf(workspace, formType, isOnline)
  const isWell = state === 'saved' || (state === null && saved !== null)
  const words = state ? t(`saving.${state}`) : saved ? t('page.lastSaved', saved) : t('page.everythingIsKept')
  return (
    <p
      aria-live="polite"
      data-save-line
      className={`mt-2 flex items-center gap-1 text-small ${isWell ? 'text-green' : isKept(state) ? 'sticky bottom-0 bg-paper py-1 text-amber' : 'text-soft'}`}
    >
      {isWell && <CheckIcon className="h-2.5 w-2.5" />}
      {isKept(state) && <WarningIcon className="h-2.5 w-2.5" />}
      {words}
    </p>
  )
}

/** Whether something keeps what is typed from being saved for now. */
const isKept = (state: ReturnType<typeof stateOf>): boolean => state === 'network' || state === 'offline'

/** Null where nothing happened since the page was made. */
function stateOf({ status, trouble, changes, forms }: Workspace, formType: string, isOnline: boolean) {
  if (trouble === 'network') return trouble
  if (!isOnline) return 'offline'
  if (status === 'loading') return 'busy'
  if (trouble) return trouble
  if (changes[formType]) return 'unsaved'
  return Object.keys(forms[formType]?.fields ?? {}).length > 0 ? 'saved' : null
}
