import type { RequestHandler } from 'express'
import { z } from 'zod'
import { requestAccess } from '#app/platform/auth/guard.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { writeForm } from '#app/persistence/forms/forms.server.ts'
import { lockForm, readFormSince } from '#app/persistence/forms/locked-form.server.ts'

/** A page of a task with plain fields; what is measured changes one of them. */
export const savePath = '/location/basic-info/contacts'
/** The form that it saves. */
export const formType = 'basic-information'
const body = z.object({ version: z.coerce.number(), 'contact.first_name': z.string() })
const stored = z.object({ contact: z.looseObject({ first_name: z.string() }) }).loose()

/**
 * Saves one field with no framework around it: the statements are the portal's own, for session and form, in one
 * transaction as there. It trusts what it is sent, checks nothing else and says nothing in the log.
 */
export const saveField: RequestHandler = async (request, response, next) => {
  try {
    const { session } = requestAccess(request)
    const organisationId = session?.actor.organisationId
    if (!session || !organisationId) return void response.sendStatus(401)
    const member = { ...session.actor, organisationId }
    const { version: known, 'contact.first_name': to } = body.parse(request.body)
    const target = { formType, locationIndex: Number(request.query.location) }
    await database().transaction(async (tx) => {
      const [, { form }] = await Promise.all([
        lockForm(tx, member, target, false),
        readFormSince(tx, member, target, known, 'org-information'),
      ])
      const fields = stored.parse(form?.fields)
      const changes = [{ path: 'contact.first_name', from: fields.contact.first_name, to }]
      const next = { ...fields, contact: { ...fields.contact, first_name: to } }
      const origin = { way: 'page' as const, path: savePath }
      await writeForm(tx, member, target, (form?.version ?? 0) + 1, { fields: next, changes, reason: null }, origin)
    })
    response.redirect(303, request.originalUrl)
  } catch (error) {
    next(error)
  }
}
