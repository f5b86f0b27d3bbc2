/** Every address that no other route knows, so that the error page still has its frame. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export const action = loader

export default function NotFound() {
  return null
}
