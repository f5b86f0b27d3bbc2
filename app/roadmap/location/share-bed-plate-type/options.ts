/** Whether all beds have the same type of plate, as the form sends it. */
export const uniqueAnswers = ['true', 'false'] as const
