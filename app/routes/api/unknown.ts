import { problem } from '#app/api/answers.server.ts'

/** Every address of the API that there is not, whatever the method. */
export const loader = () => problem(404, 'not_found', 'The API has no such address.')

export const action = loader
