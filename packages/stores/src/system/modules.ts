/** A node of the platform's module tree. */
export interface ModuleNode {
  readonly modId: string
  /** `'1'` on, `'0'` off. */
  readonly enabled: string
  readonly childrenNodes?: readonly ModuleNode[] | null | undefined
}

/** The module ids the site reads [S-432]. Further ids may be asked for as text. */
export const moduleIds = Object.freeze({
  signUp: 'DIRECTREG3',
  usernameRegistration: 'USERNAMEREG3',
  mobileRegistration: 'MOBILENUMREG3',
  mobileRegistrationPassword: 'MOBILENUMPASSREG3',
  registrationSms: 'REGMOBVERF3',
  smsLogin: 'MOBILEVERCODELOGIN3',
  freePlay: 'FREEPLAY3',
  passwordExpiry: 'PWDEXPFORCECHANGE3',
  forgotByPhone: 'CHNGPASSVERIF3',
  deposit: 'DEPOSIT',
  withdraw: 'WITHDRAW',
  creditMarket: 'CREDITMAR3',
  transferUp: 'AGETRANSFERUP3',
  mail: 'MAILCEN',
  rewardCentre: 'REWCEN3',
  rebate: 'PLYRBT',
  manualRebate: 'MANPLAYREB3',
  chat: 'CBS3',
})

/**
 * The ids that are on. A node under a switched-off parent is off whatever it says itself [S-431]; where an id occurs
 * twice, the later node decides, as the platform's own clients do (wire-facts 3.9).
 */
export function enabledModules(root: ModuleNode | undefined): ReadonlySet<string> {
  const enabled = new Set<string>()
  const walk = (node: ModuleNode, parentOn: boolean): void => {
    const on = parentOn && node.enabled === '1'
    if (on) enabled.add(node.modId)
    else enabled.delete(node.modId)
    for (const child of node.childrenNodes ?? []) walk(child, on)
  }
  if (root) walk(root, true)
  return enabled
}
