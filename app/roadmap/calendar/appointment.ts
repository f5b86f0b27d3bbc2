/** Something that people put in their calendar. */
export type Appointment = {
  /** Tells it apart from the item's others, and stays the same when it moves: the id of its row, or '' for the only one. */
  id: string
  /** The instant it starts, in milliseconds since 1970. */
  start: number
  /** The instant it ends. */
  end: number
  title: string
  /** Where it is, on one line; '' where that is not known. */
  place: string
  /** What it is about; lines end in LF. */
  about: string
}
