import { endpoints, type Endpoint, type EndpointId } from '@croupier/api'
import { describe, expect, it, vi } from 'vitest'
import { startBreak } from '../domains/safety/safety/breaks.ts'
import { setPaymentPassword } from '../domains/access/security/paymentPassword.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../domains/access/security/seed.ts'
import type { Bench } from '../testing/createBench.ts'
import { personOf } from '../testing/playing.ts'
import { standingOf } from './testing/exposure.ts'
import { openBench, tokenFor, type Reasons } from './testing/openBench.ts'
import { preparations } from './testing/preparations.ts'
import type { Preparation } from './testing/preparations/Stage.ts'
import { exampleOf, send } from './testing/requests.ts'

vi.setConfig({ testTimeout: 60_000 })

const writes = endpoints().filter(({ token, effect }) => token === 'required' && effect !== 'read')

const OPEN: Reasons = {
  'account.setIcon': 'looks only',
  'account.setNickname': 'looks only',
  'account.linkIdentity': 'another way in, no play follows from it',
  'account.unlinkIdentity': 'protects the account',
  'agreement.terminate': 'ends a contract, begins none',
  'agreement.withdraw': 'takes an offer back',
  'bank.bind': 'a way out for the money',
  'bank.makeDefault': 'a way out for the money',
  'bank.unbind': 'protects the account',
  'cashier.cancelOrder': 'gives a deposit up',
  'consent.agreeToTerms': 'the terms in force',
  'consent.withdrawMarketing': 'advertising ends, it does not begin',
  'device.end': 'protects the account',
  'device.endOthers': 'protects the account',
  'games.addFavourite': 'no way to a game',
  'games.removeFavourite': 'no way to a game',
  'inbox.markRead': 'help, and news of money that is on its way out',
  'inbox.remove': 'help, and news of money that is on its way out',
  'inbox.write': 'help',
  'member.language': 'how the page reads',
  'profile.submitKyc': 'asked for before a withdrawal',
  'profile.update': 'asked for before a withdrawal',
  'profile.uploadPicture': 'asked for before a withdrawal',
  'promotion.endBonus': 'gives a bonus up',
  'promotion.refuse': 'gives a reward up',
  'receipt.confirm': 'money that went out',
  'safety.answerCheck': 'no play follows from it',
  'safety.declare': 'the declaration opens nothing during a break',
  'safety.cancelRaise': 'protects the person',
  'safety.readProtection': 'no deposit follows from it',
  'safety.removeLimit': 'only begins to wait: nothing is raised during a break',
  'safety.review': 'no deposit follows from it',
  'safety.setLimit': 'protects the person; a higher one only begins to wait',
  'safety.setReminder': 'protects the person',
  'safety.setSessionLimit': 'protects the person',
  'safety.startBreak': 'a longer one',
  'security.changePassword': 'protects the account',
  'security.changePaymentPassword': 'protects the account',
  'security.checkPaymentPassword': 'moves nothing, asked for before a withdrawal',
  'security.recoveryCodes': 'protects the account',
  'security.setPaymentPassword': 'protects the account, asked for before a withdrawal',
  'security.stepUp': 'asked for before a withdrawal',
  'security.stepUpCode': 'asked for before a withdrawal',
  'security.twoFactorConfirm': 'protects the account',
  'security.twoFactorDisable': 'protects nobody from play',
  'security.twoFactorEnrol': 'protects the account',
  'session.firstLogin': 'no play follows from it',
  'session.logout': 'ends the session',
  'team.removeLink': 'ends recruiting',
  'ticket.cancel': 'gives a ticket up',
  'transfer.collect': 'brings money home from where it is played',
  'verify.checkEmail': 'asked for before a withdrawal; the register follows the address',
  'verify.checkSms': 'asked for before a withdrawal; the register follows the number',
  'verify.sendEmail': 'asked for before a withdrawal',
  'verify.sendSms': 'asked for before a withdrawal',
  'wallet.depositSubmit': 'tells where money is that is on its way already: it goes back (`exclusionRegister.test.ts`)',
  'withdrawal.sms': 'a way out for the money',
  'withdrawal.submit': 'a way out for the money',
}

/** Refused by their own rule that says the same: nothing opens before the break is over. */
const OTHERWISE: Readonly<Partial<Record<EndpointId, string>>> = { 'safety.askReturn': 'safety.break.running' }

/** Beth, an agent with a payment password, for whom something was prepared; then excluded for a year, or not. */
function prepared(preparation: Preparation = () => ({}), isExcluded = true) {
  const bench = openBench()
  const { state, world } = bench.sandbox
  const member = personOf(bench, 'beth')
  const merchant = world.merchants.get(member.merchant)
  if (!merchant) throw new Error('no merchant')
  const people = { upline: personOf(bench, 'ace'), downline: personOf(bench, 'hazel') }
  const found = state.transact(() => {
    setPaymentPassword(world, member.id, SEEDED_PAYMENT_PASSWORD)
    const ready = preparation({ world, merchant, member, ...people })
    if (isExcluded) startBreak(world, merchant, personOf(bench, 'beth'), '1y')
    return ready
  })
  const fields = typeof found === 'function' ? state.transact(found as () => object) : found
  return { bench, fields }
}

/** What a call answers, and whether it changed anything of the excluded person or moved money of anybody. */
async function ask(bench: Bench, endpoint: Endpoint<EndpointId>, fields: object) {
  const { world, app } = bench.sandbox
  // The sign-in itself is noted.
  const token = tokenFor(bench, 'beth')
  const look = () => `${standingOf(world, personOf(bench, 'beth'))} ${world.tables.transactions.size}`
  const before = look()
  const { code } = await send(app, endpoint, { token, fields: { ...exampleOf(endpoint), ...fields } })
  return { code, changed: look() !== before }
}

describe('during an exclusion', () => {
  it('every call that changes something is refused for it, leaving everything as it was, or listed here with its reason [G-33] [G-37]', async () => {
    const { bench: shared } = prepared()
    const done: string[] = []
    const refused = new Map<string, string>()
    const changed: string[] = []
    for (const endpoint of writes) {
      const preparation = preparations[endpoint.id]
      const { bench, fields } = preparation ? prepared(preparation) : { bench: shared, fields: {} }
      const reply = await ask(bench, endpoint, fields)
      if (reply.code === null) done.push(endpoint.id)
      else if (reply.code !== 'safety.break') refused.set(endpoint.id, reply.code)
      if (reply.code !== null && reply.changed) changed.push(`${endpoint.id} ${reply.code}`)
      expect([endpoint.id, bench.reports]).toEqual([endpoint.id, []])
    }
    expect(Object.fromEntries(refused)).toEqual(OTHERWISE)
    expect(done.sort()).toEqual(Object.keys(OPEN).sort())
    expect(changed).toEqual([])
  })

  it('the same calls, prepared alike, succeed for somebody who is not excluded, so that nothing else refused them', async () => {
    const closed = writes.filter(({ id }) => !(id in OPEN) && !(id in OTHERWISE))
    expect(closed.length).toBeGreaterThan(30)
    const failed: Record<string, string | null> = {}
    for (const endpoint of closed) {
      const { bench, fields } = prepared(preparations[endpoint.id], false)
      const { code } = await ask(bench, endpoint, fields)
      if (code !== null) failed[endpoint.id] = code
    }
    expect(failed).toEqual({})
  })
})
