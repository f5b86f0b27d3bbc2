/** Suggestions for the type of a ward; anything else may be typed. */
export const wardTypes = ['open-pg', 'closed-pg', 'somatic', 'rehabilitation'] as const
export const phoneKinds = ['dect', 'smartphone', 'none'] as const
export const rosterTypes = ['fixed', 'flex'] as const
export const alarmKinds = [
  'bed-rails',
  'bed-mat',
  'smart-optical-sensor',
  'door-alarm',
  'neck-wrist-transmitter',
  'other',
] as const
