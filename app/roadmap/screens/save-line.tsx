import { useText } from '#app/platform/i18n/use-text.ts'
import { CheckIcon } from '#app/ui/icons.tsx'
import { useWorkspace } from '#app/platform/workspace/use-workspace.ts'
import type { Workspace } from '#app/platform/workspace/state.ts'
import type { StepPageData } from '../flow/page-loader.server.ts'

type Props = {
  saved: StepPageData['saved']
  formType: string
}

/** Says calmly whether what was filled in is saved, is being saved, or waits; without script: when it was, and by whom. */
export function SaveLine({ saved, formType }: Props) {
  const t = useText('roadmap/screens')
  const workspace = useWorkspace()
  const state = stateOf(workspace, formType)
  const isWell = state === 'saved' || (state === null && saved !== null)
  const words = state ? t(`saving.${state}`) : saved ? t('page.lastSaved', saved) : t('page.everythingIsKept')
  return (
    <p aria-live="polite" className={`mt-2 flex items-center gap-1 text-small ${isWell ? 'text-green' : 'text-soft'}`}>
      {isWell && <CheckIcon className="h-2.5 w-2.5" />}
      {words}
    </p>
  )
}

/** Null where nothing happened since the page was made. */
function stateOf({ status, trouble, changes, forms }: Workspace, formType: string) {
  if (trouble === 'network') return trouble
  if (status === 'loading') return 'busy'
  if (trouble) return trouble
  if (changes[formType]) return 'unsaved'
  return Object.keys(forms[formType]?.fields ?? {}).length > 0 ? 'saved' : null
}
