/** The kinds of security a network may have for the bed sensors to join it. */
export const networkTypes = ['WPA2-PSK', 'WPA2-Enterprise', 'WPA3-PSK'] as const
