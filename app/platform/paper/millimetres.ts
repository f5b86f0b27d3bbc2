/** Points in so many millimetres: paper is measured in the one, PDF in the other. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4
