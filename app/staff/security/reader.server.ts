import { redirect, type AppLoadContext } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import type { Actor } from '#app/persistence/actor.ts'

/**
 * The actor of somebody of the provider's staff who may read the security log.
 * @throws a redirect to where others belong
 */
export function requireSecurityReader(context: AppLoadContext): Actor {
  const actor = requireAdmin(context)
  if (!actor.mayReadSecurityLog) throw redirect('/admin', 303)
  return actor
}
