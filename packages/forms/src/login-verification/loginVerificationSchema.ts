import * as z from 'zod/mini'
import type { ValuesOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { presentSchema } from '../password/passwordRule.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import { notAsked } from '../schema/notAsked.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'

/** A step that verifies the account's owner. */
export type LoginStep = 'phone' | 'code' | 'email' | 'bankName' | 'authenticator' | 'recovery'

/** Submitted values: the step and its answer. */
export interface LoginAnswer {
  /** The chosen step. */
  readonly step: LoginStep
  /** The answer to the step: a mobile number in national form, a code, an email address or a bank’s name. */
  readonly answer: string
}

/** Length of an authenticator code, the same in all common apps (RFC 6238). */
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

/** Schema of one step: checks only that step's field, and outputs its answer. */
export const loginVerificationSchema = (step: LoginStep, mobileRule: MobileRule) =>
  z.pipe(
    z.object({ ...everyStep, [step]: answerSchema(step, mobileRule) }),
    z.transform((answers): LoginAnswer => ({ step, answer: answers[step] })),
  )

/** Values of the form: the chosen step, and the input of every step. */
export type LoginVerificationValues = ValuesOf<typeof loginVerificationSchema>
