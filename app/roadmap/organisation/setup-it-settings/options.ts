/** Whether all locations are on one network. */
export const sharedWifiAnswers = ['yes', 'no'] as const
