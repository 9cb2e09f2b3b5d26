import { Refusal } from '../Refusal.ts'
import { parse } from 'hono/utils/cookie'
import type { Endpoint } from '@croupier/api'
import { isModuleId } from '@croupier/api/merchant'
import { reasonOfEnd, sessionOfToken, touchSession } from '../domains/identity/members/sessions.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { merchantOf, moduleOn, operatorSettings } from '../domains/merchants/merchants/rules.ts'
import type { Context } from '../Context.ts'
import { mayBeLarge } from './bodies.ts'
import { type Currency, NO_CURRENCY } from '../core/words/moneyWords.ts'
import { deviceName } from './deviceName.ts'
import { visitorAt } from './visitorAt.ts'
import { CAPTCHA_COOKIE, DEVICE_COOKIE, cookieName, type Addresses, type Call } from './Call.ts'

/** The merchant named in the header, which must be present exactly once and known. */
function merchantOfRequest(context: Context, request: Request): Merchant {
  const merchant = merchantOf(context, request.headers.get('merchant') ?? '')
  if (!merchant) throw new Refusal('function.not.available', { status: 400 })
  return merchant
}

/** The sealing scheme of the merchant in the header; JWE without one. */
export const sealingOfRequest = (context: Context, request: Request): Merchant['sealing'] =>
  merchantOf(context, request.headers.get('merchant') ?? '')?.sealing ?? 'jwe'

/** Currency of the merchant in the header. */
export const currencyOfRequest = (context: Context, request: Request): Currency =>
  merchantOf(context, request.headers.get('merchant') ?? '') ?? NO_CURRENCY

/** Language of the answer: the header's, in upper case, or English. */
export const languageOfRequest = (request: Request): string => (request.headers.get('language') || 'EN').toUpperCase()

/**
 * Identifies the caller and checks access: module on, site open, live session where one is needed. Runs
 * inside the request's transaction, because use extends the session.
 */
export function identify(
  context: Context,
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
  const merchant = merchantOfRequest(context, request)
  const settings = operatorSettings(context)
  const { module } = endpoint
  if (module !== null && !endpoint.unswitched && isModuleId(module) && !moduleOn(context, merchant, module)) {
    throw new Refusal('function.not.available', { status: 403 })
  }
  const { whileClosed } = endpoint
  if (settings.maintenance && whileClosed !== true) throw new Refusal('site.maintenance')
  if ((settings.regionRestriction || settings.ipRestriction) && !whileClosed) throw new Refusal('region.restricted')
  const token = request.headers.get('authorization') ?? ''
  const found = endpoint.token === 'none' || token === '' ? undefined : sessionOfToken(context, token)
  const session = found?.merchant === merchant.code ? found : null
  const member = session ? (context.tables.members.get(String(session.memberId)) ?? null) : null
  if (endpoint.token === 'required' && !member) throw noSession(context, token)
  if (session) touchSession(context, session)
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

/** Refuses visitors before a sealed body is decrypted or a large one is read, as both are costly. */
export function refuseGuest(context: Context, endpoint: Endpoint, request: Request): void {
  if (endpoint.token !== 'required' || !(endpoint.sealed || mayBeLarge(endpoint, request))) return
  const token = request.headers.get('authorization') ?? ''
  if (!sessionOfToken(context, token)) throw noSession(context, token)
}

/** The refusal of a caller without a session, with the reason why that of the token has just ended. */
const noSession = (context: Context, token: string): Refusal =>
  new Refusal('login.not.session', { status: 401, value: reasonOfEnd(context, token) })

const cookieOf = (request: Request, name: string): string =>
  parse(request.headers.get('cookie') ?? '', name)[name] ?? ''

function siteOrigin(request: Request, { siteOrigins }: Addresses): string {
  for (const header of ['origin', 'referer']) {
    const text = request.headers.get(header)
    if (text && URL.canParse(text) && siteOrigins.includes(new URL(text).origin)) return new URL(text).origin
  }
  return siteOrigins[0] ?? ''
}
