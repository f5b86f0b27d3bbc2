/** A QR code that was outlined on the server. */
export function QrCode({ outline: { path, size }, label }: { outline: { path: string; size: number }; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      className="mt-1 w-full max-w-[14rem] rounded border border-line bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" className="forced-color-adjust-none" />
    </svg>
  )
}
