/** The QR code of an address, as the path of an SVG with one unit for each square. */
export async function qrOutline(address: string): Promise<{ path: string; size: number }> {
  const { default: qrcode } = await import('qrcode')
  const { modules } = qrcode.create(address, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const squares = Array.from(data, (isDark, n) => (isDark ? `M${n % size} ${Math.floor(n / size)}h1v1h-1z` : ''))
  return { path: squares.join(''), size }
}
