const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })

/** Whether a text is an ISO 4217 code. `Intl.supportedValuesOf` omits units of account such as CLF. */
export const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code) && names.of(code) !== undefined
