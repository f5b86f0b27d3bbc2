import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { logoPicture } from '#app/platform/logo/picture.server.ts'

/** GET /organisation/logo/picture?v=: the logo of the reader's own organisation; 404 where it has none. */
export const loader = ({ request, context }: LoaderFunctionArgs) => logoPicture(request, requireMember(context))
