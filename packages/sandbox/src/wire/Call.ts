import { Refusal } from '../Refusal.ts'
import type { Endpoint, EndpointId, Received } from '@croupier/api'
import type { Member, Session } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import type { Answer } from './Answer.ts'
import type { World } from '../World.ts'

/** Where the sandbox and its games are reached from a browser. No trailing slash. */
export interface Addresses {
  readonly publicUrl: string
  readonly gamesUrl: string
  /** Origins of the sites that use this platform; the first is the default. */
  readonly siteOrigins: readonly string[]
}

/** A request after the transport's checks: who asks, for which merchant, in which language. */
export interface Call {
  readonly merchant: Merchant
  readonly language: string
  readonly session: Session | null
  readonly member: Member | null
  /** Address the platform believes the visitor has. */
  readonly ip: string
  /** Whom the budgets of a visitor count for: the address at this merchant. */
  readonly visitor: string
  /** Browser and system of the visitor, as a person reads them. */
  readonly device: string
  /** Id of the captcha picture last sent to this visitor, from its cookie. */
  readonly captchaId: string
  /** Id of the visitor's device, from its cookie; empty when it has none yet. */
  readonly deviceId: string
  /** Origin of the page that asked. */
  readonly siteOrigin: string
  readonly addresses: Addresses
  /** The input as it came, for fields the contract does not know. */
  readonly raw: Readonly<Record<string, unknown>>
  /** Public half of the sealing key; only set for the call that answers it. */
  readonly sealingKey: string
  /** Writes the address of a customer service as the merchant's sealing does. */
  readonly servicePath: (address: string) => string
  /** Sends a cookie with the answer, for this visit or for so many seconds. */
  setCookie(name: string, value: string, maxAge?: number): void
}

/** Answers one endpoint: synchronous, inside one transaction. Throws `Refusal` to say no. */
export type Handler<Id extends EndpointId> = (world: World, call: Call, input: Received<Id>) => Answer<Id>

/** Says whether a call may be made by whoever makes it. Throws `Refusal` to say no. */
export type AdmitRule = (world: World, endpoint: Endpoint<EndpointId>, call: Call) => void

/** A handler for every endpoint whose id begins with the group's name; a missing one is a type error. */
export type Handlers<Group extends string> = {
  readonly [Id in EndpointId as Id extends `${Group}.${string}` ? Id : never]: Handler<Id>
}

/** The person behind a call that needs one. */
export function signedIn(call: Call): { readonly session: Session; readonly member: Member } {
  if (!call.session || !call.member) throw new Refusal('login.not.session', { status: 401 })
  return { session: call.session, member: call.member }
}

/** Whether every site that uses this platform is reached over TLS: cookies then go nowhere else. */
export const isSecure = ({ siteOrigins }: Addresses): boolean =>
  siteOrigins.length > 0 && siteOrigins.every((origin) => origin.startsWith('https:'))

/** A cookie's name as it travels: over TLS one that neither a subdomain nor a plain connection can set. */
export const cookieName = (addresses: Addresses, name: string): string =>
  isSecure(addresses) ? `__Host-${name}` : name

/** Cookie by which a device is known again. No script can read it. */
export const DEVICE_COOKIE = 'device-id'

/** Cookie that binds a captcha picture to its visitor. */
export const CAPTCHA_COOKIE = 'captcha-id'
