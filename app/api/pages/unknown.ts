import { problem } from '#app/platform/auth/json-answers.server.ts'

/** Every address of the API that there is not, whatever the method. */
const unknown = () => problem(404, 'not_found', 'The API has no such address.')

export { unknown as loader, unknown as action }
