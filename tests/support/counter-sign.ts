import type { Actor } from '#app/persistence/actor.ts'
import { signaturesOf } from './agreement.ts'
import type { Answer } from './ask.ts'
import type { SharedPortal } from './portal.ts'
import type { MadeLink } from './share.ts'
import { newAdmin } from './tenant.ts'
import { signedIn, type FormFields, type Visitor } from './visitor.ts'

/** Somebody of the staff who may sign for the provider, and their browser. */
export async function providersSigner({ sql, origin }: SharedPortal, name = 'Sanne Bakker') {
  const actor: Actor = await newAdmin(name, 'reader')
  await sql`update users set may_sign_for_provider = true where id = ${actor.userId}`
  return { actor, visitor: await signedIn(origin, actor) }
}

/** As what an organisation's agreement was signed, in order. */
export const rolesIn = async (portal: SharedPortal, organisationId: string): Promise<string[]> =>
  (await signaturesOf(portal, organisationId)).map(({ role }) => String(role))

/** The page on which the provider signs what was signed by a link. */
export const signPage = ({ organisationId }: { organisationId: string }, { id }: MadeLink): string =>
  `/admin/links/${organisationId}/${id}/sign`

/** Signs there, with other fields in the form. */
export const signForProvider = (
  visitor: Visitor,
  tenant: { organisationId: string },
  link: MadeLink,
  over: FormFields = {},
): Promise<Answer> =>
  visitor.post(signPage(tenant, link), { name: 'Sanne Bakker', position: 'Directeur', agree: 'on', ...over })
