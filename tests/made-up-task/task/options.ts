export const deviceKinds = ['mat', 'button'] as const

export const colours = ['red', 'blue'] as const

export const moments = ['day', 'night'] as const
