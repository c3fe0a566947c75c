/** The path at which a worker answers with the visitor's location. No other service is asked. */
export const placePath = '/geo'
