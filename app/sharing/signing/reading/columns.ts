/** On a wide screen: the contents of what is signed, and beside them the part that is read with what can be done. */
export const columns = 'md:grid-cols-[15rem_minmax(0,1fr)] md:gap-5'
