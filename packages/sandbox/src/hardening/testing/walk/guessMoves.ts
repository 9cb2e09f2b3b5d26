import type { EndpointId } from '@croupier/api'
import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { randomInteger, randomPick } from '../../../core/random/random.ts'
import { changeSettings } from '../../../domains/merchants/merchants/rules.ts'
import type { Reply } from '../requests.ts'
import { count, memberOf, operator, sendTo, WALKERS_PASSWORD, type Move, type Walk, type WeightedMove } from './Walk.ts'

/** Addresses that strangers guess from; the walkers have their own. */
const STRANGERS = ['198.51.100.1', '198.51.100.2', '198.51.100.3']
const HOME = '203.0.113.7'

/** How often something may be tried within a time, by anyone, whatever happens in between. */
interface Promised {
  readonly most: number
  readonly within: number
}
const PASSWORDS_OF_NAME: Promised = { most: 10, within: 15 * MINUTE }
const PASSWORDS_OF_ADDRESS: Promised = { most: 50, within: 15 * MINUTE }
const CODES_OF_NUMBER: Promised = { most: 20, within: HOUR }
const PICTURES_OF_ADDRESS: Promised = { most: 120, within: MINUTE }

/** Records a guess that was checked, independently of the platform's counters. */
function note({ guesses, testPlatform }: Walk, what: string, { most, within }: Promised): void {
  const now = testPlatform.clock.now()
  // A limit ends with the last millisecond of its time.
  const lately = [...(guesses.get(what) ?? []), now].filter((at) => at > now - within)
  guesses.set(what, lately)
  if (lately.length > most) throw new Error(`${lately.length} guesses at ${what} within ${within / MINUTE} minutes`)
}

const at = (walk: Walk, visitorIp: string) =>
  operator(walk, () => changeSettings(walk.testPlatform.sandbox.context, { visitorIp }))

const ask = (walk: Walk, endpoint: EndpointId, fields: object, cookie = ''): Promise<Reply> =>
  sendTo(walk, endpoint, { fields, ...(cookie && { headers: { Cookie: cookie } }) })

/** Requests a captcha and reads it, as an attacker with a program does. */
async function readPicture(walk: Walk, address: string): Promise<{ captcha: string; cookie: string }> {
  const { headers, code } = await ask(walk, 'system.captcha', {})
  if (code === null) note(walk, `pictures from ${address}`, PICTURES_OF_ADDRESS)
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const drawn = walk.testPlatform.sandbox.context.tables.captchas.get(cookie.split('=')[1] ?? '')
  return { captcha: drawn?.answer ?? '', cookie }
}

async function guessPasswords(walk: Walk, address: string, id: number): Promise<void> {
  const username = memberOf(walk, id).account
  for (let left = 1 + randomInteger(walk.random, 14); left > 0; left--) {
    const { captcha, cookie } = await readPicture(walk, address)
    const guess = { username, password: `guess${left}a`, captcha }
    const { code } = await ask(walk, 'session.login', guess, cookie)
    count(walk, `guess at a password ${code}`)
    if (code !== 'user.or.password.invalid') return
    note(walk, `the password of ${username}`, PASSWORDS_OF_NAME)
    note(walk, `passwords from ${address}`, PASSWORDS_OF_ADDRESS)
  }
}

async function guessCodes(walk: Walk, id: number): Promise<void> {
  const mobileNum = memberOf(walk, id).mobile.slice(2)
  const number = { mobileNum, countryDialingCode: '63' }
  for (let left = 1 + randomInteger(walk.random, 8); left > 0; left--) {
    walk.testPlatform.clock.advance(1_000)
    await ask(walk, 'security.forgotSms', number)
    for (let guess = 0; guess < 4; guess++) {
      const set = { ...number, verificationCode: '111111', newPassword: 'Better123' }
      const wasSent = [...walk.testPlatform.sandbox.context.tables.smsCodes.all()].some(
        ({ purpose, mobile, wrong }) => purpose === 'password' && mobile === `63${mobileNum}` && wrong < 5,
      )
      const { code } = await ask(walk, 'security.setPasswordByPhone', set)
      count(walk, `guess at a code ${code}`)
      if (code === 'verification.code.invalid' && wasSent) note(walk, `codes to ${mobileNum}`, CODES_OF_NUMBER)
    }
  }
}

/** The owner logs in on the device that the account has had since the walk began. */
async function comeHome(walk: Walk, id: number): Promise<void> {
  const { account } = memberOf(walk, id)
  const home = { username: account, password: WALKERS_PASSWORD, loginDeviceId: `home-of-${account}` }
  const { code } = await ask(walk, 'session.login', home)
  count(walk, `owner at home ${code ?? 'in'}`)
  if (code !== null && code !== 'site.maintenance') throw new Error(`${account} is kept out at home by ${code}`)
}

/** A stranger guesses a member's password, codes and captchas from one of several addresses; then the owner logs in. */
const guesses: Move = async (walk, id) => {
  const address = randomPick(walk.random, STRANGERS)
  at(walk, HOME)
  await comeHome(walk, id)
  at(walk, address)
  if (randomInteger(walk.random, 2) === 0) await guessPasswords(walk, address, id)
  else await guessCodes(walk, id)
  at(walk, HOME)
  await comeHome(walk, id)
}

/** Moves of people who guess. */
export const guessMoves: readonly WeightedMove[] = [['guesses', 2, guesses]]
