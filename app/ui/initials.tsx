type Props = {
  /** A letter or two; empty for nobody. */
  letters: string
  /** Of the organisation itself, from outside, or nobody yet. */
  kind?: 'own' | 'outside' | 'nobody'
  /** Its size, and that of the letters. */
  className?: string
}

const kinds = {
  own: 'border-teal-line bg-teal-wash text-teal-dark',
  outside: 'border-route bg-wait text-ink',
  nobody: 'border-dashed border-edge text-soft',
}

/** The letters somebody is known by, in a circle. Their name stands beside it, or is said by what is around it. */
export function Initials({ letters, kind = 'own', className = 'h-5 w-5 text-tag' }: Props) {
  return (
    <span aria-hidden="true" className={`initials ${kinds[kind]} ${className}`}>
      {letters}
    </span>
  )
}
