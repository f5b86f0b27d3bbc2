/** A reason not to start that the person at the terminal can act on; the message is printed as it is, without a stack. */
export class StartError extends Error {}
