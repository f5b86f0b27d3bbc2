/** What a form calls the answer to the question whether answers to an agreement may lapse: `ask:` or `only:`, and their ids. */
export const lapseField = 'lapse'
