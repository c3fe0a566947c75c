/** Milliseconds code may take to arrive once a visitor needs it, before the page points to other ways. */
export const patience = 8000
