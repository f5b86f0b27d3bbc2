import type { ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'

export type BannerKind = 'info' | 'success' | 'warning' | 'error'

const looks: Record<BannerKind, string> = {
  info: 'border-l-teal bg-card text-teal',
  success: 'border-l-green bg-card text-green',
  warning: 'border-l-amber bg-amber-wash text-amber',
  error: 'border-l-red bg-card text-red',
}
const signs = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: WarningIcon }

type Props = { kind: BannerKind; title?: ReactNode; children?: ReactNode; live?: boolean }

/**
 * A message in the page. Errors are announced at once, the others when the screen reader is done speaking.
 * @param props.live false where the message belongs to the page as it was made, and need not be announced
 */
export function Banner({ kind, title, children, live = true }: Props) {
  const Sign = signs[kind]
  return (
    <div
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={`flex gap-1.5 rounded border border-l-[8px] border-line px-2 py-1.5 ${looks[kind]}`}
    >
      <Sign className="mt-0.5 h-2.5 w-2.5" />
      <div className="min-w-0 max-w-line text-ink [overflow-wrap:anywhere]">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
