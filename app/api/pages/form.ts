import { answer } from '#app/platform/auth/json-answers.server.ts'
import { onlyWrites, writes } from '#app/api/endpoint.server.ts'
import { saveForm } from '#app/api/forms.server.ts'
import { readFormSent } from '#app/api/read-form-sent.server.ts'

export const loader = onlyWrites

/** POST /api/form {form: {form_type, location_index, fields, version?}}: saves changed fields, answers the saved form. */
export const action = writes(async (call) => answer(await saveForm(call, await readFormSent(call))))
