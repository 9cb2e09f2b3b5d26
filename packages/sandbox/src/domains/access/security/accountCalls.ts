import { Refusal } from '../../../Refusal.ts'
import { avatarCount } from '../../../art/index.ts'
import { changeMember } from '../../identity/members/members.ts'
import { registerAuto } from './register.ts'
import { setNickname } from '../../identity/members/details.ts'
import { refuseUnproven } from '../../identity/verification/slider.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'
import { identitiesOf, linkIdentity, unlinkIdentity } from './identities.ts'
import { guarded } from '../../identity/verification/limiter.ts'
import { registered, texts } from './registered.ts'

const address = ({ addresses }: Call, avatar: string) => `${addresses.publicUrl}/art/avatar/${avatar}.svg`

/** Picture, nickname, linked accounts, registration with a generated name. */
export const accountHandlers: Handlers<'account'> = {
  'account.icon': (_context, call) => address(call, signedIn(call).member.avatar),
  'account.icons': (_context, call) =>
    Array.from({ length: avatarCount }, (_, index) => String(index)).map((avatar) => ({
      avatar,
      url: address(call, avatar),
    })),
  'account.setIcon': (context, call, { avatar }) => {
    const { member } = signedIn(call)
    if (!/^\d{1,3}$/.test(avatar) || Number(avatar) >= avatarCount) throw new Refusal('avatar.unknown')
    changeMember(context, member.id, { avatar: String(Number(avatar)) })
    return null
  },
  'account.setNickname': (context, call, { nickname }) => {
    setNickname(context, signedIn(call).member, nickname)
    return null
  },
  'account.identities': (context, call) =>
    identitiesOf(context, signedIn(call).member.id).map(({ channel, subject, linkedAt }) => ({
      channel,
      name: subject,
      linkedAt,
    })),
  'account.linkIdentity': (context, call, { channel, firebaseIdToken }) => {
    linkIdentity(context, call.merchant, signedIn(call).member, { channel, token: firebaseIdToken })
    return null
  },
  'account.unlinkIdentity': (context, call, { channel }) => {
    unlinkIdentity(context, signedIn(call).member, channel)
    return null
  },
  'account.registerAuto': (context, call, input) => {
    refuseUnproven(context, call.merchant, 'register', input.geetestValidateV4)
    const member = guarded(context, call.visitor, () => registerAuto(context, call.merchant, texts(call, input), call))
    return registered(context, call, member, input.loginDeviceId)
  },
}
