/** How many people can be invited at once. */
export const maxPeople = 500
