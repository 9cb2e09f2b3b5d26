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

/** Picture, nickname, accounts elsewhere, registration with a made name. */
export const accountHandlers: Handlers<'account'> = {
  'account.icon': (_world, call) => address(call, signedIn(call).member.avatar),
  'account.icons': (_world, call) =>
    Array.from({ length: avatarCount }, (_, index) => String(index)).map((avatar) => ({
      avatar,
      url: address(call, avatar),
    })),
  'account.setIcon': (world, call, { avatar }) => {
    const { member } = signedIn(call)
    if (!/^\d{1,3}$/.test(avatar) || Number(avatar) >= avatarCount) throw new Refusal('avatar.unknown')
    changeMember(world, member.id, { avatar: String(Number(avatar)) })
    return null
  },
  'account.setNickname': (world, call, { nickname }) => {
    setNickname(world, signedIn(call).member, nickname)
    return null
  },
  'account.identities': (world, call) =>
    identitiesOf(world, signedIn(call).member.id).map(({ channel, subject, linkedAt }) => ({
      channel,
      name: subject,
      linkedAt,
    })),
  'account.linkIdentity': (world, call, { channel, firebaseIdToken }) => {
    linkIdentity(world, call.merchant, signedIn(call).member, { channel, token: firebaseIdToken })
    return null
  },
  'account.unlinkIdentity': (world, call, { channel }) => {
    unlinkIdentity(world, signedIn(call).member, channel)
    return null
  },
  'account.registerAuto': (world, call, input) => {
    refuseUnproven(world, call.merchant, 'register', input.geetestValidateV4)
    const member = guarded(world, call.visitor, () => registerAuto(world, call.merchant, texts(call, input), call))
    return registered(world, call, member, input.loginDeviceId)
  },
}
