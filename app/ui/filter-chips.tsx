/** One choice of what a list shows. */
export type Chip = { key: string; label: string; count: number; href: string; isCurrent: boolean }

/** What a list shows, as links side by side: what is chosen stands in the address. */
export const FilterChips = ({ label, chips, className = '' }: { label: string; chips: Chip[]; className?: string }) => (
  <nav aria-label={label} className={className}>
    <ul className="flex flex-wrap gap-1">
      {chips.map((chip) => (
        <li key={chip.key}>
          <a
            href={chip.href}
            aria-current={chip.isCurrent ? 'true' : undefined}
            className={`inline-flex min-h-target items-center gap-1 rounded-pill border-[1.5px] px-1.5 text-small sm:px-2 no-underline hover:border-teal ${
              chip.isCurrent
                ? 'border-teal bg-teal-wash font-strong text-teal-dark forced-colors:outline'
                : 'border-edge bg-card text-ink'
            }`}
          >
            {chip.label} <span className="font-semibold text-soft">{chip.count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
