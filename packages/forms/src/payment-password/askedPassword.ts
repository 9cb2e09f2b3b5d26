import * as z from 'zod/mini'
import { paymentPasswordSchema } from './paymentPassword.ts'

/** Props of forms that the payment password confirms. */
export interface PasswordAsked {
  /** Whether the payment password is required; a merchant can switch it off. Default true. */
  readonly asksPassword?: boolean | undefined
}

/** The payment password of a form, or undefined if it is not required. */
export const askedPassword = (isAsked: boolean): z.ZodMiniType<string | undefined, string> =>
  isAsked
    ? paymentPasswordSchema()
    : z.pipe(
        z.string(),
        z.transform(() => undefined),
      )
