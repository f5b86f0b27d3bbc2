type Props = {
  value: number
  max: number
  /** What it says in words: '6 van 17 taken klaar'. */
  label: string
  className?: string
}

/** A bar that shows how much of something is done. The words must stand near it too, or in `label`. */
export function Meter({ value, max, label, className = '' }: Props) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className={`block h-1 w-full overflow-hidden rounded-pill ${className}`}
    >
      <rect
        width="100"
        height="8"
        className="fill-track forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <rect
        width={Math.round(share * 10) / 10}
        height="8"
        className="motion-safe:animate-fill fill-teal forced-colors:fill-[Highlight]"
      />
    </svg>
  )
}
