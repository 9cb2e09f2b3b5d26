import { Refusal } from '../../../Refusal.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { RegisterField } from '../../merchants/merchants/registerFields.ts'
import { fieldRules, moduleOn } from '../../merchants/merchants/rules.ts'
import { randomInteger } from '../../../core/random/random.ts'
import type { World } from '../../../World.ts'
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
import { typedNickname, typedText } from '../../identity/members/typedText.ts'
import { checkBirthday } from '../../identity/members/birthday.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { holderOfMobile, releaseMobile } from './contacts.ts'
import { refuseGuessable } from './guessable.ts'
import { isProvedMobile } from './identities.ts'
import { setPaymentPassword } from './paymentPassword.ts'
import type { Member } from '../../identity/members/rows.ts'

/** Registration fields by name, as sent; empty when unused. */
export type RegistrationFields = Readonly<Record<string, string>>

/** Longest text of any field, in characters; each has its own rule beside it. */
const LONGEST = 200

/** Where a registration comes from. */
export interface RegistrationOrigin {
  /** From the picture's cookie. */
  readonly captchaId: string
  /** Whom budgets count for. */
  readonly visitor: string
}

/** Registers by user name. */
export function registerByName(
  world: World,
  merchant: Merchant,
  fields: RegistrationFields,
  { captchaId, visitor }: RegistrationOrigin,
): Member {
  if (!moduleOn(world, merchant, 'DIRECTREG3') || !moduleOn(world, merchant, 'USERNAMEREG3')) {
    throw new Refusal('function.not.available')
  }
  const rules = fieldRules(world, merchant)
  checkFields(rules, fields)
  const text = (name: string) => fields[name]?.trim() ?? ''
  if (text('password') !== text('confirmPassword')) throw new Refusal('password.mismatch')
  const smsAsked = moduleOn(world, merchant, 'REGMOBVERF3')
  // The code to the phone shows that a person is there; nobody has to read a picture as well.
  if (rules['captcha']?.enabled && !smsAsked && !answerCaptcha(world, captchaId, text('captcha'))) {
    throw new Refusal('captcha.invalid', { keep: true, value: { captcha: true, field: 'captcha' } })
  }
  // Last of what is asked of a stranger, so that names cannot be tried without answering the picture first.
  if (memberByAccount(world, merchant.code, text('username'))) throw taken('username', 'user.already.exists')
  const mobile = text('mobileNum') ? readMobile(merchant, text('mobileNum')) : ''
  const birthday = rules['birthday']
  if (birthday?.enabled && birthday.required && text('birthday') === '') throw invalid('birthday')
  inviterOf(world, merchant, fields)
  if (smsAsked) proveMobile(world, merchant, fields, { mobile, visitor })
  return create(world, merchant, fields, { account: text('username'), mobile, mobileVerified: smsAsked })
}

/** Registers by mobile number and the code sent to it; the account's name is the number as typed. */
export function registerByMobile(
  world: World,
  merchant: Merchant,
  fields: RegistrationFields,
  { visitor }: Pick<RegistrationOrigin, 'visitor'>,
): Member {
  if (!moduleOn(world, merchant, 'DIRECTREG3')) throw new Refusal('function.not.available')
  const mobile = readMobile(merchant, fields['mobileNum'] ?? '')
  inviterOf(world, merchant, fields)
  proveMobile(world, merchant, fields, { mobile, visitor })
  const account = freeName(world, merchant, `0${mobile.slice(merchant.dialingCode.length)}`)
  const rule = fieldRules(world, merchant)['password']
  if (moduleOn(world, merchant, 'MOBILENUMPASSREG3') && rule) checkField('password', rule, fields['password'] ?? '')
  return create(world, merchant, fields, { account, mobile, mobileVerified: true })
}

/** Refuses a newcomer who does not hold the number: shown by Firebase's proof where there is one, by the code otherwise. */
function proveMobile(
  world: World,
  merchant: Merchant,
  fields: RegistrationFields,
  { mobile, visitor }: { readonly mobile: string; readonly visitor: string },
): void {
  const { firebaseIdToken = '', verificationCode: typed = '' } = fields
  if (firebaseIdToken === '')
    redeemSms(world, merchant, { purpose: 'register', receiver: mobile, typed, address: visitor })
  else if (!isProvedMobile(world, merchant, firebaseIdToken, mobile)) throw new Refusal('verification.code.invalid')
}

/** A number as a user name; with a letter where somebody has taken the number as a name of theirs. */
function freeName(world: World, merchant: Merchant, number: string): string {
  const letters = ['', ...'abcdefghijklmnopqrstuvwxyz']
  const name = letters.map((letter) => number + letter).find((one) => !memberByAccount(world, merchant.code, one))
  if (name === undefined) throw taken('mobileNum', 'mobile.taken')
  return name
}

/** Registers with a user name made here; everything else as by user name. */
export function registerAuto(
  world: World,
  merchant: Merchant,
  fields: RegistrationFields,
  from: RegistrationOrigin,
): Member {
  for (;;) {
    const username = `guest${String(randomInteger(world.random, 900_000) + 100_000)}`
    if (memberByAccount(world, merchant.code, username)) continue
    return registerByName(world, merchant, { ...fields, username }, from)
  }
}

/** User name and password of an account somebody else creates, by the merchant's field rules. */
export function checkAccountFields(
  world: World,
  merchant: Merchant,
  fields: { readonly username: string; readonly password: string },
): void {
  const rules = fieldRules(world, merchant)
  for (const name of ['username', 'password'] as const) {
    const rule = rules[name]
    if (rule) checkField(name, { ...rule, required: true }, fields[name])
  }
}

/**
 * Who an affiliate or referral code, or a link's code, is of. Refuses a code nobody has, one that ran out, and one of
 * somebody on a break, who recruits nobody meanwhile; a stranger is not told which.
 */
export function agentOfCode(world: World, merchant: Merchant, code: string): Member {
  const link = world.ports.openLink(world, merchant.code, code)
  const agent = link ? world.tables.members.get(String(link.agentId)) : agentByCode(world, merchant.code, code)
  if (!agent || !contactable(world, agent))
    throw new Refusal('affiliate.code.invalid', { value: { field: 'affiliateCode' } })
  return agent
}

const inviteCode = (fields: RegistrationFields): string =>
  fields['affiliateCode']?.trim() || fields['referralCode']?.trim() || ''

/** Who invited a newcomer, or null. Asked before a code by SMS is used up, so that a wrong invitation costs none. */
function inviterOf(world: World, merchant: Merchant, fields: RegistrationFields): Member | null {
  const code = inviteCode(fields)
  return code ? agentOfCode(world, merchant, code) : null
}

function create(
  world: World,
  merchant: Merchant,
  fields: RegistrationFields,
  known: { readonly account: string; readonly mobile: string; readonly mobileVerified: boolean },
): Member {
  // What is switched off is neither compared nor kept, whatever was sent.
  const rules = fieldRules(world, merchant)
  const text = (name: string) =>
    rules[name]?.enabled || name === 'password' ? typedText(fields[name] ?? '', name, LONGEST) : ''
  checkBirthday(world, merchant, text('birthday'))
  refuseGuessable(merchant, text('password'), { ...known, email: fields['email']?.trim() ?? '' }, 'password')
  // Before the account that has the number already: an excluded person is told why, and nobody else is.
  if (known.mobileVerified) refuseExcludedPhone(world, known.mobile)
  // Whoever has just shown to hold a number takes it from an account that only typed it.
  const holder = (known.mobileVerified ? holderOfMobile : memberByMobile)(world, merchant.code, known.mobile)
  if (known.mobile && holder) throw taken('mobileNum', 'mobile.taken')
  if (text('email') && memberByEmail(world, merchant.code, text('email'))) throw taken('email', 'email.taken')
  if (memberByAccount(world, merchant.code, known.account)) throw taken('mobileNum', 'mobile.taken')
  const agent = inviterOf(world, merchant, fields)
  const link = world.ports.openLink(world, merchant.code, inviteCode(fields))
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
  if (known.mobileVerified) releaseMobile(world, merchant.code, known.mobile, null)
  const member = createMember(world, merchant, {
    ...known,
    type: link?.type ?? 0,
    nickname: text('nickname') ? typedNickname(text('nickname')) : known.account,
    password: text('password'),
    email: text('email'),
    payeeName: text('payeeName'),
    birthday: text('birthday'),
    uplineId: agent?.id ?? null,
    profile,
  })
  if (link) world.ports.cameByLink(world, link.id, member)
  if (text('paymentPassword')) setPaymentPassword(world, member.id, text('paymentPassword'))
  return member
}

/** Refuses a password that does not follow the market's rule; `field` is named in the refusal. */
export function checkPassword(world: World, merchant: Merchant, password: string, field = 'password'): void {
  const rule = fieldRules(world, merchant)['password']
  if (rule) checkField(field, { ...rule, required: true }, password)
}

function checkFields(rules: Readonly<Record<string, RegisterField>>, fields: RegistrationFields): void {
  for (const [name, rule] of Object.entries(rules)) {
    // A birthday is checked by its own rule; captchas and codes are checked where they are used up.
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
