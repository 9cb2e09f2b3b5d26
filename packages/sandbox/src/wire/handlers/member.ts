import { changeMember, maskedMobile } from '../../members/members.ts'
import { agentOfCode, registerByMobile, registerByName, type RegistrationFields } from '../../members/register.ts'
import type { Member } from '../../members/rows.ts'
import { startSession } from '../../members/sessions.ts'
import { Refusal } from '../../refusal/Refusal.ts'
import type { World } from '../../state/World.ts'
import { signedIn, type Call, type Handlers } from '../Call.ts'

/** Texts of the request, those the contract does not name included: a market may ask for more than it lists. */
function texts(call: Call, input: object): RegistrationFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of [...Object.entries(call.raw), ...Object.entries(input)]) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

function registered(world: World, call: Call, member: Member) {
  const known = changeMember(world, member.id, { language: call.language })
  return { token: startSession(world, known, call.ip).token, userName: member.account, id: member.id }
}

/** Registration, member facts, avatar, language, and the affiliate check. */
export const memberHandlers: Handlers<'member'> & Handlers<'agent'> = {
  'member.register': (world, call, input) =>
    registered(world, call, registerByName(world, call.merchant, texts(call, input), call.captchaId)),
  'member.registerMobile': (world, call, input) =>
    registered(world, call, registerByMobile(world, call.merchant, texts(call, input))),
  'member.info': (_world, call) => {
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
  'member.avatar': (_world, call) => ({ avatar: signedIn(call).member.avatar, avatarType: 'STATIC' }),
  'member.language': (world, call, { language }) => {
    const { member } = signedIn(call)
    if (!call.merchant.languages.includes(language)) throw new Refusal('language.unsupported')
    changeMember(world, member.id, { language })
    return null
  },
  'agent.affiliate': (world, call, { code }) => {
    agentOfCode(world, call.merchant, code ?? '')
    return null
  },
}
