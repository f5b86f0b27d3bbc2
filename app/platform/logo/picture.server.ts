import { createReadableStreamFromReadable } from '@remix-run/node'
import type { Tenant } from '#app/persistence/actor.ts'
import { readLogo } from '#app/persistence/organisations/logos.server.ts'
import { MissingFileError } from '#app/platform/documents/file-store.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { versionOf } from './addresses.ts'

/** Seconds that a browser keeps the picture of an address that names its version. */
const week = 7 * 24 * 3600

/**
 * The answer to a request for the logo of an organisation, whoever may see it: a picture that no browser takes for a page.
 * @returns 200, or 404 where there is none
 */
export async function logoPicture(request: Request, tenant: Tenant): Promise<Response> {
  const logo = await readLogo(tenant)
  if (!logo) throw new Response(null, { status: 404 })
  const isNamed = new URL(request.url).searchParams.get('v') === versionOf(logo.sha256)
  const headers = {
    'Cache-Control': isNamed ? `private, max-age=${week}, immutable` : 'private, no-store',
    'Content-Disposition': 'inline',
    'Content-Length': String(logo.size),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': 'image/png',
    'X-Content-Type-Options': 'nosniff',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  try {
    return new Response(createReadableStreamFromReadable(await fileStore().read(logo.storageKey)), { headers })
  } catch (error) {
    throw error instanceof MissingFileError ? new Response(null, { status: 404 }) : error
  }
}
