import * as z from 'zod/mini'
import { proofPictures, textUpTo, textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { flag, maybeInstant, maybeText, nothing } from '../../contract/scalars.ts'

const ownPart = { module: 'COMM3', token: 'required', extension: true } as const

const kycSetting = endpoint({
  id: 'profile.kycSetting',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerKycMerchantSetting',
  // Reading: the wire facts name no module; the specification gives every relay call one, so the common one.
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  whileClosed: 'blocked',
  input: () => nothing,
  value: () =>
    z.object({
      merchantProviderResponse: z.object({
        /** No document is required to play and withdraw. */
        kycFree: flag,
        kycSwitchValue: flag,
      }),
    }),
})

/** Status of the identity check. */
const kycStatus = z.enum(['none', 'submitted', 'approved', 'rejected'])

const kycValue = z.object({
  status: kycStatus,
  documentType: maybeText,
  submittedAt: maybeInstant,
  decidedAt: maybeInstant,
  /** Why it was rejected, for the person. */
  reason: maybeText,
})

const kyc = endpoint({
  id: 'profile.kyc',
  method: 'GET',
  path: '/wps/ext/profile/kyc',
  ...ownPart,
  effect: 'read',
  whileClosed: 'blocked',
  input: () => nothing,
  value: () => kycValue,
})

const submitKyc = endpoint({
  id: 'profile.submitKyc',
  method: 'POST',
  path: '/wps/ext/profile/kyc/submit',
  ...ownPart,
  sealed: true,
  effect: 'write',
  gate: 'real',
  slow: true,
  whileClosed: 'blocked',
  input: () =>
    z.object({
      documentType: z.enum(['passport', 'identityCard', 'driversLicence', 'other']),
      documentNumber: textUpTo(50),
      /** One to three pictures: front, back, the person with it. */
      pictures: z.optional(proofPictures),
      /** Ids of pictures uploaded by `profile.uploadPicture`, instead of `pictures`. */
      uploads: z.optional(z.array(textWithin(40)).check(z.maxLength(3))),
    }),
  value: () => kycValue,
  errors: { 'field.invalid': {}, 'kyc.pictures.invalid': { field: 'pictures' }, 'kyc.submitted': {} },
})

/** Bytes of a part of a picture before base64; small enough to arrive over a slow line. */
export const picturePartBytes = 96 * 1024

const uploadPicture = endpoint({
  id: 'profile.uploadPicture',
  method: 'POST',
  path: '/wps/ext/profile/kyc/picture',
  ...ownPart,
  sealed: true,
  effect: 'write',
  gate: 'real',
  slow: true,
  whileClosed: 'blocked',
  /**
   * A part of a picture of a document. The first part of an id starts the upload. A part at the wrong offset is
   * rejected, and the response contains the offset to continue from, so an interrupted upload can resume.
   */
  input: () =>
    z.object({
      /** Chosen by the sender, one for each picture. */
      upload: textWithin(40),
      name: textWithin(120),
      type: z.enum(['image/png', 'image/jpeg']),
      /** Bytes of the whole picture. */
      size: z.int(),
      /** Bytes before this part. */
      from: z.int(),
      /** The part, base64 without prefix; empty to query how far the upload is. */
      part: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/), z.maxLength(Math.ceil(picturePartBytes / 3) * 4)),
    }),
  value: () =>
    z.object({
      /** Bytes that arrived. */
      received: z.int(),
    }),
  errors: { 'kyc.pictures.invalid': {}, 'kyc.submitted': {} },
})

/** Requirements for a withdrawal. */
const readinessChecks = z.enum([
  'payeeName',
  'birthPlace',
  'incomeSource',
  'identity',
  'paymentPassword',
  'bankAccount',
])

const readiness = endpoint({
  id: 'profile.readiness',
  method: 'GET',
  path: '/wps/ext/profile/readiness',
  ...ownPart,
  effect: 'read',
  whileClosed: 'blocked',
  input: () => nothing,
  value: () =>
    z.object({
      /** What the merchant requires before a withdrawal, and the member's progress with each. */
      list: z.array(z.object({ check: readinessChecks, state: z.enum(['missing', 'waiting', 'rejected', 'done']) })),
    }),
})

/** Profile fields that a person may fill in, with the maximum length of each. */
export const profileFields = {
  permanentAddress: 200,
  currentAddress: 200,
  birthPlace: 80,
  nationality: 60,
  occupation: 80,
  incomeSource: 80,
  bankAccountNumber: 34,
  lineContact: 50,
  promoCode: 40,
  bonusCode: 40,
} as const

/** Name of a profile field. */
export type ProfileField = keyof typeof profileFields

const fields = Object.fromEntries(
  Object.entries(profileFields).map(([name, most]) => [name, z.optional(textUpTo(most))]),
) as { readonly [Name in ProfileField]: z.ZodMiniOptional<z.ZodMiniString> }

const profileValue = z.object({
  account: z.string(),
  nickname: maybeText,
  /** Set once at registration or in the profile; after that only the operator can change them. */
  payeeName: maybeText,
  birthday: maybeText,
  fields: z.record(z.string(), z.string()),
})

const read = endpoint({
  id: 'profile.read',
  method: 'GET',
  path: '/wps/ext/profile',
  ...ownPart,
  effect: 'read',
  whileClosed: 'blocked',
  input: () => nothing,
  value: () => profileValue,
})

const update = endpoint({
  id: 'profile.update',
  method: 'POST',
  // Wire fact 2.8, older member paths: address and method are known, the fields are a reading. Sealed although no wire
  // fact shows a seal: the details are personal, and only text is lost.
  path: '/wps/member/info',
  module: 'COMM3',
  token: 'required',
  sealed: true,
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  /** Omitted fields stay as they are; an empty one is cleared. `payeeName` and `birthday` only while they are empty. */
  input: () => z.object({ ...fields, payeeName: z.optional(textUpTo(50)), birthday: z.optional(textUpTo(10)) }),
  value: () => profileValue,
  errors: { 'field.invalid': {}, 'age.too.young': { field: 'birthday' }, 'profile.field.fixed': {} },
})

/** Personal details and the check of identity. */
export const profile = {
  'profile.kycSetting': kycSetting,
  'profile.kyc': kyc,
  'profile.submitKyc': submitKyc,
  'profile.uploadPicture': uploadPicture,
  'profile.readiness': readiness,
  'profile.read': read,
  'profile.update': update,
}
