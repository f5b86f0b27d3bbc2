import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { loadAct } from './act.server.ts'
import { loadAnswer, saveAnswer } from './answer.server.ts'
import { applyAnswer } from './apply.server.ts'
import { askedBlock } from './asked.ts'
import { loadList } from './list.server.ts'
import { loadPreview } from './preview.server.ts'
import { undoAct } from './undo.server.ts'

/**
 * GET /organisation/defaults: all answers that are given once; with `block` one of them to fill in, with `step=preview` what it
 * changes, with `act` what became of it.
 */
export async function loadDefaults(args: LoaderFunctionArgs) {
  requireMember(args.context)
  const query = new URL(args.request.url).searchParams
  if (query.has('act')) return loadAct(args)
  if (!query.has('block')) return loadList(args.context)
  const asked = askedBlock(query.get('block'))
  return query.get('step') === 'preview' ? loadPreview(args, asked) : loadAnswer(args, asked)
}

/** POST to the same addresses: what the pressed button says. */
export async function defaultsAction(args: ActionFunctionArgs) {
  const { request, context } = args
  requireMember(context)
  const form = await readOwnForm(request, context)
  const query = new URL(request.url).searchParams
  if (form.get('goTo') === 'undo') return undoAct(args)
  const asked = askedBlock(query.get('block'))
  return form.get('goTo') === 'apply' ? applyAnswer(args, asked, form) : saveAnswer(args, asked, form)
}
