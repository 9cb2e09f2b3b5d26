import { Refusal } from '../Refusal.ts'
import type { Endpoint, EndpointId, Received } from '@croupier/api'
import type { Member, Session } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import type { Answer } from './Answer.ts'
import type { Context } from '../Context.ts'

/** Addresses of the sandbox and its games as a browser sees them. No trailing slash. */
export interface Addresses {
  readonly publicUrl: string
  readonly gamesUrl: string
  /** Origins of the sites that use this platform; the first is the default. */
  readonly siteOrigins: readonly string[]
}

/** A request after the transport's checks: caller, merchant and language. */
export interface Call {
  readonly merchant: Merchant
  readonly language: string
  readonly session: Session | null
  readonly member: Member | null
  /** The visitor's address as the platform sees it. */
  readonly ip: string
  /** The visitor that rate limits count: the address at this merchant. */
  readonly visitor: string
  /** Readable name of the visitor's browser and system. */
  readonly device: string
  /** Id of the captcha last sent to this visitor, from its cookie. */
  readonly captchaId: string
  /** Id of the visitor's device, from its cookie; empty when it has none yet. */
  readonly deviceId: string
  /** Origin of the page that asked. */
  readonly siteOrigin: string
  readonly addresses: Addresses
  /** The unchecked input, for fields outside the contract. */
  readonly raw: Readonly<Record<string, unknown>>
  /** Public half of the sealing key; set only for the call that returns it. */
  readonly sealingKey: string
  /** Encodes the address of a customer service as the merchant's sealing does. */
  readonly servicePath: (address: string) => string
  /** Sends a cookie with the answer, for this session or for a number of seconds. */
  setCookie(name: string, value: string, maxAge?: number): void
}

/** Answers one endpoint: synchronous, inside one transaction. Throws `Refusal` to refuse. */
export type Handler<Id extends EndpointId> = (context: Context, call: Call, input: Received<Id>) => Answer<Id>

/** Decides whether the caller may make a call. Throws `Refusal` to refuse. */
export type AdmitRule = (context: Context, endpoint: Endpoint<EndpointId>, call: Call) => void

/** A handler for every endpoint whose id begins with the group's name; a missing one is a type error. */
export type Handlers<Group extends string> = {
  readonly [Id in EndpointId as Id extends `${Group}.${string}` ? Id : never]: Handler<Id>
}

/** The member behind a call that requires one. */
export function signedIn(call: Call): { readonly session: Session; readonly member: Member } {
  if (!call.session || !call.member) throw new Refusal('login.not.session', { status: 401 })
  return { session: call.session, member: call.member }
}

/** Whether every site that uses this platform is reached over TLS: cookies are then sent over TLS only. */
export const isSecure = ({ siteOrigins }: Addresses): boolean =>
  siteOrigins.length > 0 && siteOrigins.every((origin) => origin.startsWith('https:'))

/** A cookie's name on the wire: over TLS one that neither a subdomain nor a plain connection can set. */
export const cookieName = (addresses: Addresses, name: string): string =>
  isSecure(addresses) ? `__Host-${name}` : name

/** Cookie that identifies a device. No script can read it. */
export const DEVICE_COOKIE = 'device-id'

/** Cookie that binds a captcha to its visitor. */
export const CAPTCHA_COOKIE = 'captcha-id'
