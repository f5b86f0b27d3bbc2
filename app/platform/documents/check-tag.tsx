import { useText } from '#app/platform/i18n/use-text.ts'
import { StateTag, type State } from '#app/ui/state-tag.tsx'
import type { CheckState } from './listed-document.ts'

const looks: Record<CheckState, State> = {
  scanning: 'waiting',
  infected: 'busy',
  waiting: 'waiting',
  checked: 'confirmed',
  returned: 'returned',
}

/** How far the check of a document is, as a sign and a word. */
export function CheckTag({ state }: { state: CheckState }) {
  const t = useText('platform/documents')
  return <StateTag state={looks[state]} label={t(`list.${state}`)} />
}
