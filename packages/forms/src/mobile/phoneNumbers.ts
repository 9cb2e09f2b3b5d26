import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

type Reader = typeof parsePhoneNumberFromString

let reader: Reader | undefined
let lengths: ((country: CountryCode) => readonly number[]) | undefined
let loading: Promise<void> | undefined

const load = async (): Promise<void> => {
  const { isSupportedCountry, Metadata, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  reader = parsePhoneNumberFromString
  lengths = (country) => {
    if (!isSupportedCountry(country)) return [Infinity]
    const plans = new Metadata()
    plans.selectNumberingPlan(country)
    return plans.numberingPlan?.possibleLengths() ?? []
  }
}

/**
 * The numbering plans of all countries. They are large, so they are a separate chunk, loaded with the first form that
 * asks for a phone number; a failed load is retried on the next call.
 */
export const loadPhoneNumbers = (): Promise<void> => {
  loading ??= load().catch((reason: unknown) => {
    loading = undefined
    throw reason
  })
  return loading
}

let isAskedFor = false

/** Starts loading the plans, because a form will need them. */
export const askForPhoneNumbers = (): void => {
  isAskedFor = true
  void loadPhoneNumbers().catch(() => undefined)
}

/** Resolves when a form with a number can be checked: with the plans, or without them if they cannot be loaded. */
export const phoneNumbersReady = async (): Promise<void> => {
  if (isAskedFor && !reader) await loadPhoneNumbers().catch(() => undefined)
}

/** The loaded plans. */
export const phoneNumbers = (): Reader | undefined => reader

/** Number of digits of a country's longest number, without its dialling code; `Infinity` before the plans are loaded, or without a plan for it. */
export const longestNumber = (country: CountryCode): number => Math.max(...(lengths?.(country) ?? [Infinity]))
