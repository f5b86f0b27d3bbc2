import qrcode from 'qrcode'

/** The QR code of an address, as the path of an SVG with one unit for each square. */
export function qrOutline(address: string): { path: string; size: number } {
  const { modules } = qrcode.create(address, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const squares = Array.from(data, (isDark, n) => (isDark ? `M${n % size} ${Math.floor(n / size)}h1v1h-1z` : ''))
  return { path: squares.join(''), size }
}
