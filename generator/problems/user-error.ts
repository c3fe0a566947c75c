/** Ends a command with a sentence for the person who ran it: nothing is wrong with the manifest, the disk or our code. */
export class UserError extends Error {}
