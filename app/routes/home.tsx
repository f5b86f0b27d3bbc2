import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember, requireUser } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { Cockpit } from '#app/roadmap/home/cockpit.tsx'
import { FirstVisit } from '#app/roadmap/home/first-visit.tsx'
import { loadHome } from '#app/roadmap/home/home.server.ts'
import { actOnRow } from '#app/sharing/row-acts/act-on-row.server.ts'

export const handle: Handle = {
  remember: 'quarter',
  title: { namespace: 'roadmap/home', key: 'title' },
}

/** GET /: provider staff have their own start; everybody else sees what needs them, over all locations. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (requireUser(context).actor.isAdmin) throw redirect('/admin')
  return loadHome(context, requireMember(context))
}

/** POST /?index: reminds whoever has to act in a row, or takes a task back. */
export const action = actOnRow

/** The start: what this is, for who comes the first time; then what is next and where things stand. */
export default function Home() {
  const home = useLoaderData<typeof loader>()
  return home.isFirst ? <FirstVisit home={home} /> : <Cockpit home={home} />
}
