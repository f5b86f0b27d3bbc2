/** How many there are, beside a heading. */
export const Count = ({ children, isRed = false }: { children: number; isRed?: boolean }) => (
  <span
    className={`rounded-pill px-1 text-tag font-semibold forced-colors:border ${isRed ? 'bg-red-wash text-red' : 'bg-wait text-soft'}`}
  >
    {children}
  </span>
)
