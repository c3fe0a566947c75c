/** Milliseconds the code of an island may take, once a visitor needs it, before the page points to other ways. */
export const patience = 8000
