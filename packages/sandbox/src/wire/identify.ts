import { Refusal } from '../Refusal.ts'
import { parse } from 'hono/utils/cookie'
import type { Endpoint } from '@croupier/api'
import { isModuleId } from '@croupier/api/merchant'
import { sessionOfToken, touchSession } from '../domains/identity/members/sessions.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { merchantOf, moduleOn, operatorSettings } from '../domains/merchants/merchants/rules.ts'
import type { World } from '../World.ts'
import { mayBeLarge } from './bodies.ts'
import { deviceName } from './deviceName.ts'
import { visitorAt } from './visitorAt.ts'
import { CAPTCHA_COOKIE, DEVICE_COOKIE, cookieName, type Addresses, type Call } from './Call.ts'

/** The merchant named in the header. It must be there exactly once, and exist. */
function merchantOfRequest(world: World, request: Request): Merchant {
  const merchant = merchantOf(world, request.headers.get('merchant') ?? '')
  if (!merchant) throw new Refusal('function.not.available', { status: 400 })
  return merchant
}

/** How the merchant in the header has bodies sealed; JWE where it names none. */
export const sealingOfRequest = (world: World, request: Request): Merchant['sealing'] =>
  merchantOf(world, request.headers.get('merchant') ?? '')?.sealing ?? 'jwe'

/** Decimals of the currency of the merchant in the header; 2 where it names none. */
export const digitsOfRequest = (world: World, request: Request): number =>
  merchantOf(world, request.headers.get('merchant') ?? '')?.digits ?? 2

/** Language of the answer: the header's, in upper case, or English. */
export const languageOfRequest = (request: Request): string => (request.headers.get('language') || 'EN').toUpperCase()

/**
 * Finds out who calls and whether they may: module switched on, site open, session alive where one is needed. Runs
 * inside the request's transaction, as a session slides with use.
 */
export function identify(
  world: World,
  endpoint: Endpoint,
  request: Request,
  facts: {
    readonly addresses: Addresses
    readonly raw: Call['raw']
    readonly address: string | null
    readonly sealingKey: string
    readonly servicePath: Call['servicePath']
    readonly setCookie: Call['setCookie']
  },
): Call {
  const merchant = merchantOfRequest(world, request)
  const settings = operatorSettings(world)
  const { module } = endpoint
  if (module !== null && !endpoint.unswitched && isModuleId(module) && !moduleOn(world, merchant, module)) {
    throw new Refusal('function.not.available', { status: 403 })
  }
  const { whileClosed } = endpoint
  if (settings.maintenance && whileClosed !== true) throw new Refusal('site.maintenance')
  if ((settings.regionRestriction || settings.ipRestriction) && !whileClosed) throw new Refusal('region.restricted')
  const token = request.headers.get('authorization') ?? ''
  const found = endpoint.token === 'none' || token === '' ? undefined : sessionOfToken(world, token)
  const session = found?.merchant === merchant.code ? found : null
  const member = session ? (world.tables.members.get(String(session.memberId)) ?? null) : null
  if (endpoint.token === 'required' && !member) throw new Refusal('login.not.session', { status: 401 })
  if (session) touchSession(world, session)
  const ip = facts.address ?? settings.visitorIp
  return {
    ...facts,
    merchant,
    language: languageOfRequest(request),
    session,
    member,
    ip,
    visitor: visitorAt(merchant, ip),
    device: deviceName(request.headers.get('user-agent') ?? ''),
    captchaId: cookieOf(request, cookieName(facts.addresses, CAPTCHA_COOKIE)),
    deviceId: cookieOf(request, cookieName(facts.addresses, DEVICE_COOKIE)).slice(0, 64),
    siteOrigin: siteOrigin(request, facts.addresses),
  }
}

/** Sends a guest away before a sealed body is opened or a large one is read: both cost, and are for those who may call. */
export function refuseGuest(world: World, endpoint: Endpoint, request: Request): void {
  if (endpoint.token !== 'required' || !(endpoint.sealed || mayBeLarge(endpoint, request))) return
  const session = sessionOfToken(world, request.headers.get('authorization') ?? '')
  if (!session) throw new Refusal('login.not.session', { status: 401 })
}

const cookieOf = (request: Request, name: string): string =>
  parse(request.headers.get('cookie') ?? '', name)[name] ?? ''

function siteOrigin(request: Request, { siteOrigins }: Addresses): string {
  for (const header of ['origin', 'referer']) {
    const text = request.headers.get(header)
    if (text && URL.canParse(text) && siteOrigins.includes(new URL(text).origin)) return new URL(text).origin
  }
  return siteOrigins[0] ?? ''
}
