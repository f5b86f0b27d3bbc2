import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadAnswer } from '#app/documents/download.server.ts'
import { madeFileAnswer } from '#app/documents/made-file.ts'
import { fileStore } from '#app/documents/store.server.ts'
import { isOpen, readRoute } from '../flow/route.server.ts'
import { itemAtPath } from '../registry.ts'
import { docxOf, docxType } from './docx.server.ts'
import { writeLetter } from './letters.server.ts'
import { findStandIn } from './stand-ins.server.ts'

/**
 * GET <item path>/download/:name?location=: the letter as a file, or the document of the library in its place. Changes nothing; the button
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
  const file = await docxOf(letter, context.language)
  return madeFileAnswer(file, { name: letter.fileName, extension: 'docx', type: docxType })
}
