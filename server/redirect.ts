/** Whether something is an answer that leads to a page of ours, or to another site by its whole address. */
export const isRedirect = (answer: unknown): answer is Response =>
  answer instanceof Response &&
  answer.status >= 300 &&
  answer.status < 400 &&
  /^(\/|https?:)/.test(answer.headers.get('Location') ?? '')
