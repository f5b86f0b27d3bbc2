/** Something that people put in their calendar. */
export type Appointment = {
  /** Tells it apart from the item's others, and stays the same when it moves: the id of its row, or '' for the only one. */
  id: string
  /** The instant it starts, in milliseconds since 1970; of a whole day its calendar date. */
  start: number
  /** The instant it ends; of a whole day the next calendar date. */
  end: number
  isWholeDay?: boolean
  /** Takes no time of its reader. */
  isFree?: boolean
  /** It was to be, and is off. */
  isCancelled?: boolean
  title: string
  /** Where it is, on one line; '' where that is not known. */
  place: string
  /** What it is about; lines end in LF. */
  about: string
}

/** Where appointments come from. */
export type Origin = {
  /** Makes their ids unlike all others, and stays the same for ever. */
  place: string
  /** Grows with every change, so that a calendar takes the newest. */
  version: number
  changedAt: Date
  /** The address of the page they stand on; null where only the reader of this moment may have it. */
  page: string | null
}

/** Appointments with where they come from. */
export type FromOrigin = Origin & { appointments: readonly Appointment[] }
