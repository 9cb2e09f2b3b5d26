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

/** Personal details and the identity check. */
export const profileHandlers: Omit<Handlers<'profile'>, 'profile.readiness'> = {
  'profile.kycSetting': (context, call) => {
    const asked = identityIsAsked(context, call.merchant)
    return { merchantProviderResponse: { kycFree: !asked, kycSwitchValue: asked ? 1 : 0 } }
  },
  'profile.uploadPicture': (context, call, part) => {
    const { member } = signedIn(call)
    refuseHandedIn(context, member)
    return { received: takePart(context, member, part) }
  },
  'profile.kyc': (context, call) => {
    const { member } = signedIn(call)
    return checkEntry(member, identityCheckOf(context, member.id))
  },
  'profile.submitKyc': (context, call, documents) => {
    const { member } = signedIn(call)
    return checkEntry(member, submitIdentity(context, member, documents))
  },
  'profile.read': (_context, call) => details(signedIn(call).member),
  'profile.update': (context, call, changes) =>
    details(changeDetails(context, call.merchant, signedIn(call).member, changes)),
}
