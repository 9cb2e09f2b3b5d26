import type { IdentityCheck, Member } from './rows.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { changeDetails, PROFILE_FIELDS } from './details.ts'
import { identityIsAsked } from '../../merchants/merchants/rules.ts'
import { identityCheckOf, refuseHandedIn, submitIdentity } from './identity.ts'
import { takePart } from './pictureUploads.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

function checkEntry(member: Member, check: IdentityCheck | undefined): Answer<'profile.kyc'> {
  if (!check) return { status: member.verified ? 'approved' : 'none' }
  const { status, documentType, submittedAt, decidedAt, reason } = check
  return { status, documentType, submittedAt, decidedAt, reason: reason || null }
}

function details({ account, nickname, payeeName, birthday, profile }: Member): Answer<'profile.read'> {
  const filled = PROFILE_FIELDS.flatMap((name) => (profile[name] ? [[name, profile[name]] as const] : []))
  return {
    account,
    nickname,
    payeeName: payeeName || null,
    birthday: birthday || null,
    fields: Object.fromEntries(filled),
  }
}

/** Personal details and the check of identity. */
export const profileHandlers: Omit<Handlers<'profile'>, 'profile.readiness'> = {
  'profile.kycSetting': (world, call) => {
    const asked = identityIsAsked(world, call.merchant)
    return { merchantProviderResponse: { kycFree: !asked, kycSwitchValue: asked ? 1 : 0 } }
  },
  'profile.uploadPicture': (world, call, part) => {
    const { member } = signedIn(call)
    refuseHandedIn(world, member)
    return { received: takePart(world, member, part) }
  },
  'profile.kyc': (world, call) => {
    const { member } = signedIn(call)
    return checkEntry(member, identityCheckOf(world, member.id))
  },
  'profile.submitKyc': (world, call, documents) => {
    const { member } = signedIn(call)
    return checkEntry(member, submitIdentity(world, member, documents))
  },
  'profile.read': (_world, call) => details(signedIn(call).member),
  'profile.update': (world, call, changes) =>
    details(changeDetails(world, call.merchant, signedIn(call).member, changes)),
}
