import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadAnswer } from '#app/platform/documents/download.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { isOpen, readRoute } from '#app/roadmap/flow/route.server.ts'
import { itemAtPath } from '#app/roadmap/registry.ts'
import { letterFileAnswer } from '#app/roadmap/letters/letter-file.server.ts'
import { writeLetter } from '#app/roadmap/letters/letters.server.ts'
import { findStandIn } from '#app/roadmap/letters/stand-ins.server.ts'

/**
 * GET <item path>/download/:name?location=&as=pdf: the letter as a file, for a word processor or as a PDF, or the document of the library in its place. Changes nothing; the button
 * before it notes it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args
  const found = itemAtPath(new URL(request.url).pathname.toLowerCase())
  if (!found) throw new Response(null, { status: 404 })
  const route = await readRoute(args, found.item.roadmap)
  if (!isOpen(route)) throw new Response(null, { status: 404 })
  const name = params.name ?? ''
  const letter = writeLetter(route, found.item, name, context.language)
  const standIn = await findStandIn(route.member, found.item, name, context.language)
  if (standIn) return downloadAnswer(request, fileStore(), standIn)
  return letterFileAnswer(request, letter, context.language, route.member)
}
