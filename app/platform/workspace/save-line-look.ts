/** What may become of what was typed. */
export const saveStates = ['network', 'offline', 'busy', 'signed-out', 'kept', 'refused', 'unsaved', 'saved'] as const

export type SaveState = (typeof saveStates)[number]

/** Whether something keeps what is typed from being saved for now. */
export const isKept = (state: SaveState | null): boolean => state === 'network' || state === 'offline'

/** The classes of the line that says so: what keeps a save from arriving stays in sight while one types. */
export const lookOfSaveLine = (state: SaveState | null): string =>
  `mt-2 flex items-center gap-1 text-small ${state === 'saved' ? 'text-green' : isKept(state) ? 'sticky bottom-0 bg-paper py-1 text-amber' : 'text-soft'}`
