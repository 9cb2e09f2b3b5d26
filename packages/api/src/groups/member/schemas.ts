import * as z from 'zod/mini'
import { secretUpTo, textUpTo } from '../../contract/bounds.ts'
import { maybeText, text } from '../../contract/scalars.ts'
import { sliderProof } from '../session/calls.ts'

/** Text typed by a person; sent as '' if it is not used. */
const typedWhenUsed = z._default(textUpTo(255), '')

/** A secret, unchanged; sent as '' if it is not used. */
const secretWhenUsed = z._default(secretUpTo(255), '')

const contact = {
  payeeName: typedWhenUsed,
  email: typedWhenUsed,
  qqNum: typedWhenUsed,
  recommenderId: typedWhenUsed,
  captcha: typedWhenUsed,
  verificationCode: typedWhenUsed,
  affiliateCode: typedWhenUsed,
  paymentPassword: secretWhenUsed,
  line: typedWhenUsed,
  whatsapp: typedWhenUsed,
  facebook: typedWhenUsed,
  wechat: typedWhenUsed,
  idNumber: typedWhenUsed,
  nickname: typedWhenUsed,
  referralCode: typedWhenUsed,
  countryDialingCode: typedWhenUsed,
  // Reading: the labels of these fields are known, their names on the wire are not; they are sent only if a form shows
  // them.
  birthday: z.optional(textUpTo(255)),
  telegram: z.optional(textUpTo(255)),
  zalo: z.optional(textUpTo(255)),
  address: z.optional(textUpTo(255)),
}

const circumstances = {
  /** Host of the site the person registered on. */
  domain: textUpTo(255),
  /** The registration's response logs the person in. */
  login: z._default(z.literal(true), true),
  /** Address of the page the person registered on. */
  registerUrl: textUpTo(2_048),
  registerMethod: z._default(z.literal('WEB'), 'WEB'),
  loginDeviceId: z.optional(z.string()),
  geetestValidateV4: z.optional(sliderProof),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(z.string()),
}

/** Registration by user name: every text travels, empty when unused. */
export const registration = z.object({
  username: textUpTo(255),
  password: secretUpTo(255),
  confirmPassword: secretUpTo(255),
  mobileNum: typedWhenUsed,
  ...contact,
  ...circumstances,
})

/**
 * Registration by mobile number. The number is copied into `username` and the password into `confirmPassword`, here
 * and not by each caller.
 */
export const mobileRegistration = z.pipe(
  z.object({
    mobileNum: textUpTo(255),
    password: secretWhenUsed,
    username: z.optional(textUpTo(255)),
    confirmPassword: z.optional(secretUpTo(255)),
    ...contact,
    ...circumstances,
  }),
  z.transform(
    <Fields extends { mobileNum: string; password: string }>(
      fields: Fields,
    ): Fields & { username: string; confirmPassword: string } => ({
      ...fields,
      username: fields.mobileNum,
      confirmPassword: fields.password,
    }),
  ),
)

/** Both registrations log in: the session token, and its owner. `account` and `customerId` are other spellings. */
export const registrationValue = z.pipe(
  z.object({
    token: z.string().check(z.minLength(1)),
    userName: z.optional(maybeText),
    account: z.optional(maybeText),
    id: z.optional(z.nullable(text)),
    customerId: z.optional(z.nullable(text)),
  }),
  z.transform(
    (value: {
      token: string
      userName?: string | null | undefined
      account?: string | null | undefined
      id?: string | null | undefined
      customerId?: string | null | undefined
    }) => ({
      token: value.token,
      userName: value.userName ?? value.account ?? null,
      id: value.id ?? value.customerId ?? null,
    }),
  ),
)
