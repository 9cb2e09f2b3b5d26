import type { Options } from 'check-password-strength'

/** How hard a password is to guess, from 1 (too weak) to 4 (strong). */
export type PasswordMeter = (password: string) => 1 | 2 | 3 | 4

/**
 * Requirements of each score: kinds of characters (lower case, upper case, digit, symbol) and length. A password of
 * letters and digits only, as rule 5 requires, can be strong by its length.
 */
const scale: Options<1 | 2 | 3 | 4> = [
  { id: 0, value: 1, minDiversity: 0, minLength: 0 },
  { id: 1, value: 2, minDiversity: 2, minLength: 6 },
  { id: 2, value: 3, minDiversity: 2, minLength: 10 },
  { id: 3, value: 4, minDiversity: 3, minLength: 12 },
]

/** Longer than any password field allows; the rest is not measured. */
const longest = 255

/** Loads the meter from a separate chunk; `undefined` if that fails, which must not block the form. */
export const loadPasswordMeter = async (): Promise<PasswordMeter | undefined> => {
  const module = await import('check-password-strength').catch(() => undefined)
  if (!module) return undefined
  const { passwordStrength } = module
  return (password) => passwordStrength(password.slice(0, longest), scale).value
}
