import * as z from 'zod/mini'
import type { ValuesOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { presentSchema } from '../password/passwordRule.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import { notAsked } from '../schema/notAsked.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'

/** A step that verifies the account's owner [S-117] [S-118]. */
export type LoginStep = 'phone' | 'code' | 'email' | 'bankName' | 'authenticator' | 'recovery'

/** Submitted values: the step and its answer. */
export interface LoginAnswer {
  readonly step: LoginStep
  readonly answer: string
}

/** Digits an authenticator app shows (RFC 6238, as every app draws it). */
export const authenticatorDigits = 6

const codeKey = 'enter_verification_code'
const emailKey = 'in_email_incorrect'

const answerSchema = (step: LoginStep, mobileRule: MobileRule): FieldSchema => {
  switch (step) {
    case 'phone':
      return mobileSchema(mobileRule)
    case 'code':
      return verificationCodeSchema()
    case 'email':
      return fieldSchema(
        { enabled: true, required: true, minLength: 0, maxLength: 254, patternId: 3 },
        { keys: { empty: 'in_please_address', length: emailKey, format: emailKey } },
      )
    case 'authenticator':
      return fieldSchema(
        {
          enabled: true,
          required: true,
          minLength: authenticatorDigits,
          maxLength: authenticatorDigits,
          patternId: 6,
        },
        { keys: { empty: codeKey, length: codeKey, format: codeKey } },
      )
    case 'bankName':
    case 'recovery':
      return presentSchema()
  }
}

const everyStep = {
  step: notAsked,
  phone: notAsked,
  code: notAsked,
  email: notAsked,
  bankName: notAsked,
  authenticator: notAsked,
  recovery: notAsked,
}

/** The check of one step: only the answer in its own field counts, under the field's name. */
export const loginVerificationSchema = (step: LoginStep, mobileRule: MobileRule) =>
  z.pipe(
    z.object({ ...everyStep, [step]: answerSchema(step, mobileRule) }),
    z.transform((answers): LoginAnswer => ({ step, answer: answers[step] })),
  )

/** Values of the form: the chosen step, and the input of each. */
export type LoginVerificationValues = ValuesOf<typeof loginVerificationSchema>
