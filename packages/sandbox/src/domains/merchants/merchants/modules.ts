/** Groups of whitelabel modules, as the tree sends them (wire facts 5). */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  REGISTRATION: [
    'DIRECTREG3',
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'REGMOBVERF3',
    'FIREBASESMS3',
    'REG3',
    'AFFMAN3',
  ],
  LOGIN: [
    'MOBILEVERCODELOGIN3',
    'FREEPLAY3',
    'SOCIALLOGIN3',
    'PWDEXPFORCECHANGE3',
    'CHNGPASSVERIF3',
    'PWRESETSMS3',
    'LOGINIPVERF3',
    'GEETEST3',
    'CAPTCHA3',
    'VERIFICATION3',
  ],
  MEMBERCENTRE: [
    'MYWALL',
    'DEPOSIT',
    'WITHDRAW',
    'CREDITMAR3',
    'FUNDTRANS3',
    'AGETRANSFERUP3',
    'MAILCEN',
    'INBOX3',
    'REWCEN3',
    'PTSYS3',
    'MEMTRANS3',
    'PLYRBT',
    'MANPLAYREB3',
    'FEEDBACK3',
    'CBS3',
    'PASS3',
    'PAYMENTPASS3',
    'BINDGA3',
    'MAILVERIFICATION3',
    'PROFPIC3',
    'MEMCLUB3',
    'DPSTBAS3',
    'REFERRAL3',
  ],
  GAMES: ['GAMELO3', 'GAMELOHOT3', 'GAMELOFAV3', 'GAMELOREC3', 'AGEANNOUNCE3'],
  AGENTCENTRE: [
    'AGENTPOLICY3',
    'AGEINFO3',
    'AGENTANNOUNCE3',
    'AGEDOWNTRANS3',
    'AGEPAG',
    'DOWNMAN',
    'TEAMBETTING3',
    'AGETEAMPNL3',
    'AGEREV3',
    'AGEREGDOWN3',
    'CREATEAFF3',
    'REGCEN',
    'DIVIDEND',
    'DAYSAL',
    'DAYSALMR',
    'SIGNCONDIV3',
    'DAILYSALCONT3',
    'HOURSAL3',
    'RTSALARY3',
  ],
}

/** Every module id the tree knows. */
export const MODULES: readonly string[] = Object.values(GROUPS).flat()

const OFF = new Set([
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'FIREBASESMS3',
  'FREEPLAY3',
  'SOCIALLOGIN3',
  'LOGINIPVERF3',
  'GEETEST3',
  'CREDITMAR3',
  'AGETRANSFERUP3',
])

/**
 * Modules a merchant starts with: all but the ones that change how people sign in or how money works, and what the
 * merchant's file says. Throws on a module that does not exist.
 */
export function startingModules(changes: Readonly<Record<string, boolean>> = {}): ReadonlySet<string> {
  const unknown = Object.keys(changes).filter((id) => !MODULES.includes(id))
  if (unknown.length > 0) throw new Error(`There is no module ${unknown.join(', ')}.`)
  return new Set(MODULES.filter((id) => changes[id] ?? !OFF.has(id)))
}

/** A node of the whitelabel tree. */
export interface ModuleNode {
  modId: string
  enabled: '0' | '1'
  childrenNodes: ModuleNode[]
}

/** The tree for the switches given: groups are on, leaves say what is on. */
export function moduleTree(isOn: (id: string) => boolean): ModuleNode {
  return {
    modId: 'ROOT',
    enabled: '1',
    childrenNodes: Object.entries(GROUPS).map(([modId, ids]) => ({
      modId,
      enabled: '1',
      childrenNodes: ids.map((id) => ({ modId: id, enabled: isOn(id) ? '1' : '0', childrenNodes: [] })),
    })),
  }
}
