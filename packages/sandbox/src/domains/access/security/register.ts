import { Refusal } from '../../../Refusal.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { RegisterField } from '../../merchants/merchants/registerFields.ts'
import { fieldRules, moduleOn } from '../../merchants/merchants/rules.ts'
import { randomInteger } from '../../../core/random/random.ts'
import type { Context } from '../../../Context.ts'
import { answerCaptcha } from '../../identity/verification/captcha.ts'
import { redeemSms } from '../../identity/verification/sms.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import { refuseExcludedPhone } from '../../safety/safety/exclusions.ts'
import {
  agentByCode,
  createMember,
  memberByAccount,
  memberByEmail,
  memberByMobile,
} from '../../identity/members/members.ts'
import { refuseOfficial, typedNickname, typedText } from '../../identity/members/typedText.ts'
import { checkBirthday } from '../../identity/members/birthday.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { holderOfMobile, releaseMobile } from './contacts.ts'
import { refuseGuessable } from './guessable.ts'
import { isProvedMobile } from './identities.ts'
import { setPaymentPassword } from './paymentPassword.ts'
import type { Member } from '../../identity/members/rows.ts'

/** Registration fields by name, as sent; empty when unused. */
export type RegistrationFields = Readonly<Record<string, string>>

/** Longest text of any field, in characters; each field also has its own rule. */
const LONGEST = 200

/** Where a registration comes from. */
export interface RegistrationOrigin {
  /** From the captcha's cookie. */
  readonly captchaId: string
  /** The visitor that rate limits count. */
  readonly visitor: string
}

/** Registers by user name. */
export function registerByName(
  context: Context,
  merchant: Merchant,
  fields: RegistrationFields,
  { captchaId, visitor }: RegistrationOrigin,
): Member {
  if (!moduleOn(context, merchant, 'DIRECTREG3') || !moduleOn(context, merchant, 'USERNAMEREG3')) {
    throw new Refusal('function.not.available')
  }
  const rules = fieldRules(context, merchant)
  checkFields(rules, fields)
  const text = (name: string) => fields[name]?.trim() ?? ''
  if (text('password') !== text('confirmPassword')) throw new Refusal('password.mismatch')
  const smsAsked = moduleOn(context, merchant, 'REGMOBVERF3')
  // The SMS code shows that the visitor is a person, so no captcha is needed.
  if (rules['captcha']?.enabled && !smsAsked && !answerCaptcha(context, captchaId, text('captcha'))) {
    throw new Refusal('captcha.invalid', { keep: true, value: { captcha: true, field: 'captcha' } })
  }
  // After the captcha check, so that where a captcha is on, probing for user names costs one for each try.
  if (memberByAccount(context, merchant.code, text('username'))) throw taken('username', 'user.already.exists')
  const mobile = text('mobileNum') ? readMobile(merchant, text('mobileNum')) : ''
  const birthday = rules['birthday']
  if (birthday?.enabled && birthday.required && text('birthday') === '') throw invalid('birthday')
  inviterOf(context, merchant, fields)
  if (smsAsked) proveMobile(context, merchant, fields, { mobile, visitor })
  return create(context, merchant, fields, { account: text('username'), mobile, mobileVerified: smsAsked })
}

/** Registers by mobile number and the code sent to it; the account's name is the number as typed. */
export function registerByMobile(
  context: Context,
  merchant: Merchant,
  fields: RegistrationFields,
  { visitor }: Pick<RegistrationOrigin, 'visitor'>,
): Member {
  if (!moduleOn(context, merchant, 'DIRECTREG3')) throw new Refusal('function.not.available')
  const mobile = readMobile(merchant, fields['mobileNum'] ?? '')
  inviterOf(context, merchant, fields)
  proveMobile(context, merchant, fields, { mobile, visitor })
  const account = freeName(context, merchant, `0${mobile.slice(merchant.dialingCode.length)}`)
  const rule = fieldRules(context, merchant)['password']
  if (moduleOn(context, merchant, 'MOBILENUMPASSREG3') && rule) checkField('password', rule, fields['password'] ?? '')
  return create(context, merchant, fields, { account, mobile, mobileVerified: true })
}

/** Refuses a newcomer who does not hold the number: verified by Firebase's proof if present, by the code otherwise. */
function proveMobile(
  context: Context,
  merchant: Merchant,
  fields: RegistrationFields,
  { mobile, visitor }: { readonly mobile: string; readonly visitor: string },
): void {
  const { firebaseIdToken = '', verificationCode: typed = '' } = fields
  if (firebaseIdToken === '')
    redeemSms(context, merchant, { purpose: 'register', receiver: mobile, typed, address: visitor })
  else if (!isProvedMobile(context, merchant, firebaseIdToken, mobile)) throw new Refusal('verification.code.invalid')
}

/** A number as a user name; with a letter added if another member already uses it as a name. */
function freeName(context: Context, merchant: Merchant, number: string): string {
  const letters = ['', ...'abcdefghijklmnopqrstuvwxyz']
  const name = letters.map((letter) => number + letter).find((one) => !memberByAccount(context, merchant.code, one))
  if (name === undefined) throw taken('mobileNum', 'mobile.taken')
  return name
}

/** Registers with a generated user name; everything else as in {@link registerByName}. */
export function registerAuto(
  context: Context,
  merchant: Merchant,
  fields: RegistrationFields,
  from: RegistrationOrigin,
): Member {
  for (;;) {
    const username = `guest${String(randomInteger(context.random, 900_000) + 100_000)}`
    if (memberByAccount(context, merchant.code, username)) continue
    return registerByName(context, merchant, { ...fields, username }, from)
  }
}

/** Checks the user name and password of an account that somebody else creates, by the merchant's field rules. */
export function checkAccountFields(
  context: Context,
  merchant: Merchant,
  fields: { readonly username: string; readonly password: string },
): void {
  const rules = fieldRules(context, merchant)
  for (const name of ['username', 'password'] as const) {
    const rule = rules[name]
    if (rule) checkField(name, { ...rule, required: true }, fields[name])
  }
}

/**
 * The owner of an affiliate, referral or link code. Refuses unknown and expired codes, and codes of members
 * on a break, who cannot recruit meanwhile; the refusal is the same for all three.
 */
export function agentOfCode(context: Context, merchant: Merchant, code: string): Member {
  const link = context.ports.openLink(context, merchant.code, code)
  const agent = link ? context.tables.members.get(String(link.agentId)) : agentByCode(context, merchant.code, code)
  if (!agent || !contactable(context, agent))
    throw new Refusal('affiliate.code.invalid', { value: { field: 'affiliateCode' } })
  return agent
}

const inviteCode = (fields: RegistrationFields): string =>
  fields['affiliateCode']?.trim() || fields['referralCode']?.trim() || ''

/** The member who invited a newcomer, or null. Called before an SMS code is used, so an error wastes none. */
function inviterOf(context: Context, merchant: Merchant, fields: RegistrationFields): Member | null {
  const code = inviteCode(fields)
  return code ? agentOfCode(context, merchant, code) : null
}

function create(
  context: Context,
  merchant: Merchant,
  fields: RegistrationFields,
  known: { readonly account: string; readonly mobile: string; readonly mobileVerified: boolean },
): Member {
  // Ignores fields that are switched off, whatever was sent.
  const rules = fieldRules(context, merchant)
  const text = (name: string) =>
    rules[name]?.enabled || name === 'password' ? typedText(fields[name] ?? '', name, LONGEST) : ''
  checkBirthday(context, merchant, text('birthday'))
  refuseGuessable(merchant, text('password'), { ...known, email: fields['email']?.trim() ?? '' }, 'password')
  // Before the check for a duplicate account: the refusal names the reason to the excluded person alone.
  if (known.mobileVerified) refuseExcludedPhone(context, known.mobile)
  // A person who has just verified a number takes it over from an account that never did.
  const holder = (known.mobileVerified ? holderOfMobile : memberByMobile)(context, merchant.code, known.mobile)
  if (known.mobile && holder) throw taken('mobileNum', 'mobile.taken')
  if (text('email') && memberByEmail(context, merchant.code, text('email'))) throw taken('email', 'email.taken')
  if (memberByAccount(context, merchant.code, known.account)) throw taken('mobileNum', 'mobile.taken')
  const agent = inviterOf(context, merchant, fields)
  const link = context.ports.openLink(context, merchant.code, inviteCode(fields))
  const nickname = text('nickname') && typedNickname(context, text('nickname'))
  if (nickname === '') refuseOfficial(context, known.account, 'username')
  const kept = [
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'telegram',
    'zalo',
    'idNumber',
    'address',
    'recommenderId',
  ]
  const profile = Object.fromEntries(kept.map((name) => [name, text(name)]).filter(([, value]) => value !== ''))
  if (known.mobileVerified) releaseMobile(context, merchant.code, known.mobile, null)
  const member = createMember(context, merchant, {
    ...known,
    type: link?.type ?? 0,
    nickname: nickname || known.account,
    password: text('password'),
    email: text('email'),
    payeeName: text('payeeName'),
    birthday: text('birthday'),
    uplineId: agent?.id ?? null,
    profile,
  })
  if (link) context.ports.cameByLink(context, link.id, member)
  if (text('paymentPassword')) setPaymentPassword(context, member.id, text('paymentPassword'))
  return member
}

/** Refuses a password that breaks the market's rule; the refusal names `field`. */
export function checkPassword(context: Context, merchant: Merchant, password: string, field = 'password'): void {
  const rule = fieldRules(context, merchant)['password']
  if (rule) checkField(field, { ...rule, required: true }, password)
}

function checkFields(rules: Readonly<Record<string, RegisterField>>, fields: RegistrationFields): void {
  for (const [name, rule] of Object.entries(rules)) {
    // A birthday has its own check; captchas and codes are checked where they are used up.
    if (!rule.enabled || name === 'birthday' || name === 'captcha' || name === 'verificationCode') continue
    checkField(name, rule, fields[name]?.trim() ?? '')
  }
}

function checkField(name: string, rule: RegisterField, value: string): void {
  if (value === '') {
    if (rule.required) throw invalid(name)
    return
  }
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) throw invalid(name)
  if (rule.acceptedPattern !== '*' && !new RegExp(rule.acceptedPattern, 'u').test(value)) throw invalid(name)
}

function readMobile(merchant: Merchant, typed: string): string {
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid', { value: { field: 'mobileNum' } })
  return mobile
}

const invalid = (field: string) => new Refusal('field.invalid', { value: { field }, values: [field] })

const taken = (field: string, code: 'user.already.exists' | 'mobile.taken' | 'email.taken') =>
  new Refusal(code, { keep: true, value: { field } })
