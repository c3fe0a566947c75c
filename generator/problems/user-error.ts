/** Ends a command with a sentence for the person who ran it: the manifest, the disk and our code are all fine. */
export class UserError extends Error {}
