/** Whether this is the code of a currency, such as `CAD`. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)

/** How many decimals an amount in a currency has on pages: 2 for `USD`, 3 for `KWD`. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits!
