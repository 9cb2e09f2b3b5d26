import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { emptyWhenUnused, maybeText, text } from '../../contract/scalars.ts'
import { sliderProof } from '../session/calls.ts'

/** What a person types; sent as '' when it is not used. */
const typedWhenUsed = z._default(textUpTo(255), '')

const contact = {
  payeeName: typedWhenUsed,
  email: typedWhenUsed,
  qqNum: typedWhenUsed,
  recommenderId: typedWhenUsed,
  captcha: emptyWhenUnused,
  verificationCode: emptyWhenUnused,
  affiliateCode: emptyWhenUnused,
  paymentPassword: emptyWhenUnused,
  line: typedWhenUsed,
  whatsapp: typedWhenUsed,
  facebook: typedWhenUsed,
  wechat: typedWhenUsed,
  idNumber: typedWhenUsed,
  nickname: typedWhenUsed,
  referralCode: emptyWhenUnused,
  countryDialingCode: emptyWhenUnused,
  // Reading: the labels of these fields are known, a name on the wire is not; they travel only where a form
  // shows them.
  birthday: z.optional(textUpTo(255)),
  telegram: z.optional(textUpTo(255)),
  zalo: z.optional(textUpTo(255)),
  address: z.optional(textUpTo(255)),
}

const circumstances = {
  /** Host of the site the person registered on. */
  domain: textUpTo(255),
  /** The registration's answer signs the person in. */
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
  password: z.string(),
  confirmPassword: z.string(),
  mobileNum: emptyWhenUnused,
  ...contact,
  ...circumstances,
})

/**
 * Registration by mobile number. The number is copied into `username` and the password into `confirmPassword`, here
 * and not by each caller.
 */
export const mobileRegistration = z.pipe(
  z.object({
    mobileNum: z.string(),
    password: emptyWhenUnused,
    username: z.optional(z.string()),
    confirmPassword: z.optional(z.string()),
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

/** Both registrations sign in: the session token, and who it is for. `account` and `customerId` are other spellings. */
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
