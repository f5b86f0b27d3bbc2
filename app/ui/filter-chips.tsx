/** One choice of what a list shows. */
export type Chip = { key: string; label: string; count: number; href: string; isCurrent: boolean }

/** What a list shows, as links side by side: what is chosen stands in the address. */
export const FilterChips = ({ label, chips, className = '' }: { label: string; chips: Chip[]; className?: string }) => (
  <nav aria-label={label} className={className}>
    <ul className="flex flex-wrap gap-1">
      {chips.map((chip) => (
        <li key={chip.key}>
          <a href={chip.href} aria-current={chip.isCurrent ? 'true' : undefined} className="filter-chip">
            {chip.label} <span className="font-semibold text-soft">{chip.count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
