/** Whether the WiFi check is switched on. */
export const isOnAnswers = ['yes', 'no'] as const
