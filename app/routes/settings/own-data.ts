import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { ownDataFile } from './own-record.server.ts'

/** GET /settings/own-data: what is kept of somebody themselves, as a JSON file for them to take along. */
export const loader = ({ context }: LoaderFunctionArgs) => ownDataFile(requireUser(context), context.language)
