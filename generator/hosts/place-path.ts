/** The path at which a worker tells a visitor's place. No other service is asked. */
export const placePath = '/geo'
