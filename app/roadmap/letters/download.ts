import type { LoaderFunctionArgs } from '@remix-run/node'
import { madeFileAnswer } from '#app/documents/made-file.ts'
import { isOpen, readRoute } from '../flow/route.server.ts'
import { itemAtPath } from '../registry.ts'
import { docxOf, docxType } from './docx.server.ts'
import { writeLetter } from './letters.server.ts'

/** GET <item path>/download/:name?location=: the letter as a file. Changes nothing; the button before it notes it. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args
  const found = itemAtPath(new URL(request.url).pathname.toLowerCase())
  if (!found) throw new Response(null, { status: 404 })
  const route = await readRoute(args, found.item.roadmap)
  if (!isOpen(route)) throw new Response(null, { status: 404 })
  const letter = writeLetter(route, found.item, params.name ?? '', context.language)
  const file = await docxOf(letter, context.language)
  return madeFileAnswer(file, { name: letter.fileName, extension: 'docx', type: docxType })
}
