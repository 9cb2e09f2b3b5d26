/** The operator panel of the journeys' own sandbox, over its JSON. */
import { panelHeaders } from '../scripts/serving/servers.ts'
import { journeyPorts } from './servers.ts'

const address = `http://localhost:${journeyPorts.sandbox}/__sandbox/api`

/** Read for each call: a sandbox restarted by a journey has another token. */
const headers = () => panelHeaders(journeyPorts.sandbox)

/** An account as the operator sees it; the balance is decimal text. */
export interface PanelAccount {
  readonly id: number
  readonly merchant: string
  readonly account: string
  readonly balance: string
  readonly upline: string | null
  readonly birthday: string
}

/** A deposit as the operator sees it. */
export interface PanelDeposit {
  readonly id: string
  readonly account: string
  readonly status: string
  readonly reference: string
  readonly amount: string
}

/** A way to make an endpoint fail, see the sandbox's faults. */
export interface PanelFault {
  readonly endpoint: string
  readonly kind: 'timeout' | 'dropAfterCommit' | 'html502' | 'platformCode' | 'badShape' | 'late' | 'duplicate'
  readonly times?: number
  readonly ms?: number
  readonly code?: string
  readonly message?: string
}

async function told(answer: Response): Promise<unknown> {
  const value: unknown = await answer.json()
  if (!answer.ok) throw new Error(`The panel refused: ${JSON.stringify(value)}`)
  return value
}

/** Reads something: accounts, deposits, captchas, sms, sessions, clock, merchants, faults. */
export const look = async (what: string): Promise<unknown> =>
  told(await fetch(`${address}/${what}`, { headers: headers() }))

/** Performs an action, such as `deposits/credit`. */
export const operate = async (action: string, input: object = {}): Promise<unknown> =>
  told(await fetch(`${address}/${action}`, { method: 'POST', body: JSON.stringify(input), headers: headers() }))

/** An account by its name; throws if there is none. */
export async function account(name: string, merchant = 'crph'): Promise<PanelAccount> {
  const accounts = (await look('accounts')) as readonly PanelAccount[]
  const found = accounts.find((one) => one.account === name && one.merchant === merchant)
  if (!found) throw new Error(`The sandbox has no account ${name} in ${merchant}.`)
  return found
}

/** Whether an account of this name exists. */
export const accountExists = async (name: string): Promise<boolean> =>
  ((await look('accounts')) as readonly PanelAccount[]).some((one) => one.account === name)

/** The newest deposit of an account. */
export async function lastDeposit(name: string): Promise<PanelDeposit> {
  const deposits = (await look('deposits')) as readonly PanelDeposit[]
  const found = deposits.find((one) => one.account === name)
  if (!found) throw new Error(`The sandbox has no deposit of ${name}.`)
  return found
}

/** The text of the captcha drawn last. */
export async function lastCaptcha(): Promise<string> {
  const [captcha] = (await look('captchas')) as readonly { readonly answer: string }[]
  if (!captcha) throw new Error('The sandbox has drawn no captcha.')
  return captcha.answer
}

/** Makes an endpoint fail. */
export const addFault = (fault: PanelFault): Promise<unknown> => operate('faults/add', fault)

/** Removes all faults. */
export const clearFaults = (): Promise<unknown> => operate('faults/clear')

/** Resets the whole sandbox to its seed: members, money, games, switches, market, clock and faults. */
export const reset = (): Promise<unknown> => operate('reset')

/** Endpoint ids of the last calls, oldest first. */
export const calledEndpoints = async (): Promise<readonly string[]> =>
  ((await look('log')) as readonly { readonly endpoint: string }[]).map((call) => call.endpoint)
