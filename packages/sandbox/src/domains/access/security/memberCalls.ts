import { takeFeedback } from '../../identity/inbox/feedback.ts'
import { Refusal } from '../../../Refusal.ts'
import { changeMember, maskedMobile } from '../../identity/members/members.ts'
import { agentOfCode, registerByMobile, registerByName } from './register.ts'
import { refuseUnproven } from '../../identity/verification/slider.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { guarded } from '../../identity/verification/limiter.ts'
import { registered, texts } from './registered.ts'

/** Registration, member facts, avatar, language, and the affiliate check. */
export const memberHandlers: Handlers<'member'> & Handlers<'agent'> = {
  'member.register': (context, call, input) => {
    refuseUnproven(context, call.merchant, 'register', input.geetestValidateV4)
    const member = guarded(context, call.visitor, () =>
      registerByName(context, call.merchant, texts(call, input), call),
    )
    return registered(context, call, member, input.loginDeviceId)
  },
  'member.registerMobile': (context, call, input) => {
    refuseUnproven(context, call.merchant, 'register', input.geetestValidateV4)
    return registered(
      context,
      call,
      guarded(context, call.visitor, () => registerByMobile(context, call.merchant, texts(call, input), call)),
      input.loginDeviceId,
    )
  },
  'member.info': (_context, call) => {
    const { member } = signedIn(call)
    return {
      id: member.id,
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      toUpline: member.toUpline ? 1 : 0,
      clubLabel: { labelName: `VIP${member.rank}`, rankLevel: member.rank, type: 'AUTO' },
      memberLabel: [],
      regDate: member.registeredAt,
      mobile: maskedMobile(member.mobile),
      lastLogin: member.lastLoginAt,
      lastLoginLocation: member.lastLoginIp,
    }
  },
  'member.avatar': (_context, call) => ({ avatar: signedIn(call).member.avatar, avatarType: 'STATIC' }),
  'member.language': (context, call, { language }) => {
    const { member } = signedIn(call)
    if (!call.merchant.languages.includes(language)) throw new Refusal('language.unsupported')
    changeMember(context, member.id, { language })
    return null
  },
  // An operator answers an application like any other question, under its reference.
  'agent.apply': (context, { merchant }, { name, mobile, email, plan }) => {
    const { reference, at } = takeFeedback(context, merchant, {
      kind: 'application',
      content: plan,
      contact: [name, mobile, email].map((part) => part.trim()).join(', '),
    })
    return { reference, createdAt: at }
  },
  'agent.affiliate': (context, call, { code }) => {
    guarded(context, call.visitor, () => agentOfCode(context, call.merchant, code ?? ''))
    return null
  },
}
