import { DAY } from '@croupier/locales/calendar'
import { describe, expect, it } from 'vitest'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { depositNow, freshKey, personOf, receiptPicture } from '../../../testing/playing.ts'
import { offers } from './offers.ts'

const refused = (code: string) => ({ code })

describe('promotions', () => {
  it('has an offer of every type, in the caller’s language, filtered by type [S-362]', async () => {
    const testPlatform = createTestPlatform()
    const guest = testPlatform.visitor()
    const { list } = await guest.client.promotion.list({ size: 100 })
    expect(list.map(({ status }) => status)).not.toContain('claimed')
    const types = await guest.client.promotion.categories({})
    for (const { id } of types) {
      const some = await guest.client.promotion.list({ category: id as (typeof offers)[number]['category'] })
      expect(some.list.length).toBeGreaterThan(0)
      expect(some.list.every((one) => one.category === id || one.badge === id)).toBe(true)
    }
    const rana = testPlatform.visitor('crbd')
    rana.language = 'BN'
    for (const { title } of (await rana.client.promotion.list({ size: 100 })).list)
      expect(title).toMatch(/[\u0980-\u09ff]/)
  })

  it('gives every amount in a summary with the sign of the currency, as the rules have it', async () => {
    const testPlatform = createTestPlatform()
    const summaries = async (guest: ReturnType<typeof testPlatform.visitor>) =>
      (await guest.client.promotion.list({ size: 100 })).list.map(({ id, summary }) => [id, summary] as const)
    const english = new Map(await summaries(testPlatform.visitor()))
    expect(english.get('lantern-slots')).toBe('A daily mission on slots: ₱200.00 of turnover gives ₱0.20.')
    expect(english.get('first-deposit')).toBe('100% on the first deposit, up to ₱1,000.00.')
    const rana = testPlatform.visitor('crbd')
    rana.language = 'BN'
    const bengali = await summaries(rana)
    expect(new Map(bengali).get('weekly-board')).toBe('বাজির হিসাবে প্রথম তিনজন পান ৩০০.০০৳, ২০০.০০৳ ও ১০০.০০৳।')
    for (const [, summary] of [...english, ...bengali]) expect(summary).not.toMatch(/\{\d\}/)
  })

  it('says wagering, weights, cap, time and effect on withdrawals on one card, never above ten times [G-49]', async () => {
    const { list } = await createTestPlatform().visitor().client.promotion.list({ size: 100 })
    const terms = list.flatMap((one) => (one.terms ? [one.terms] : []))
    expect(terms.length).toBeGreaterThan(3)
    for (const one of terms) {
      expect(one.wageringMultiple).toBeLessThanOrEqual(10)
      expect(one.withdrawal).not.toBe('')
      if (one.wageringMultiple > 0) expect([one.days, one.gameWeights['LIVE']]).toEqual([expect.any(Number), 50])
    }
    expect(list.find(({ id }) => id === 'first-deposit')?.terms).toMatchObject({ cap: '1000.00', percent: 100 })
  })

  it('moves a reward from the centre to the balance once, even when the claim is sent twice [S-370]', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const before = await maria.client.promotion.available({})
    const [reward] = await maria.client.promotion.claims({ status: 'I', promotionType: 'MANUAL' })
    expect(reward).toMatchObject({ rewardAmount: '20.00', wageringMultiple: 3, wageringRequired: '60.00' })
    const key = freshKey()
    const claim = { promotionClaimId: String(reward?.rewardId), promotionType: 'MANUAL' }
    const first = await maria.client.promotion.claim(claim, key)
    expect(first.claimedTickets).toEqual([{ rewardType: 'AMOUNT', value: '20.00' }])
    expect(await maria.client.promotion.claim(claim, key)).toEqual(first)
    await expect(maria.client.promotion.claim(claim, freshKey())).rejects.toMatchObject(
      refused('promotion.already.claimed'),
    )
    const after = await maria.client.promotion.available({})
    expect((before['MANUAL']?.count ?? 0) - (after['MANUAL']?.count ?? 0)).toBe(1)
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5020.00')
    const { list } = await maria.client.promotion.bonuses({})
    expect(list[0]).toMatchObject({ amount: '20.00', status: 'open', required: '60.00', left: '60.00', canEnd: true })
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('keeps a reward for its member, until its time is over, and lets it be refused [G-49]', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const jun = await testPlatform.signIn('jun')
    const [reward] = await maria.client.promotion.claims({ status: 'I', promotionType: 'MANUAL' })
    const [pending] = await maria.client.promotion.claims({ status: 'P' })
    const id = String(reward?.rewardId)
    await expect(jun.client.promotion.claim({ promotionClaimId: id }, freshKey())).rejects.toMatchObject(
      refused('promotion.reward.unknown'),
    )
    await expect(
      maria.client.promotion.claim({ promotionClaimId: String(pending?.rewardId) }, freshKey()),
    ).rejects.toMatchObject(refused('promotion.reward.pending'))
    await maria.client.promotion.refuse({ promotionClaimId: id })
    await expect(maria.client.promotion.claim({ promotionClaimId: id }, freshKey())).rejects.toMatchObject(
      refused('promotion.reward.refused'),
    )
    await testPlatform.operate('rewards/decide', { id: String(pending?.rewardId), approve: true })
    testPlatform.clock.advance(8 * DAY)
    const late = await testPlatform.signIn('maria')
    await expect(
      late.client.promotion.claim({ promotionClaimId: String(pending?.rewardId) }, freshKey()),
    ).rejects.toMatchObject(refused('promotion.reward.expired'))
    expect(await late.client.promotion.claims({ promotionType: 'EVENT' })).toEqual([])
  })

  it('gives a chosen first deposit its bonus, capped, and no second one [S-342]', async () => {
    const testPlatform = createTestPlatform()
    const jun = await testPlatform.signIn('jun')
    const offered = async () => (await jun.client.deposit.methods({})).depositInfo.promotions.map(({ id }) => id)
    expect(await offered()).toEqual(['first-deposit', 'week-deposit'])
    await depositNow(testPlatform, jun, '2500', 'first-deposit')
    const [reward] = await jun.client.promotion.claims({ promotionType: 'FIRST_DEPOSIT' })
    expect(reward).toMatchObject({ rewardAmount: '1000.00', wageringMultiple: 8 })
    expect(await offered()).toEqual(['week-deposit'])
    await expect(jun.client.promotion.join({ id: 'first-deposit' })).rejects.toMatchObject(
      refused('promotion.already.claimed'),
    )
    await depositNow(testPlatform, jun, '400', 'week-deposit')
    expect((await jun.client.promotion.claims({ promotionType: 'DEPOSIT' }))[0]?.rewardAmount).toBe('80.00')
  })

  it('gives one deposit one week’s bonus, however often the offer was chosen before [S-342]', async () => {
    const testPlatform = createTestPlatform()
    for (let week = 0; week < 3; week++) {
      const jun = await testPlatform.signIn('jun')
      await jun.client.promotion.join({ id: 'week-deposit' })
      testPlatform.clock.advance(7 * DAY)
    }
    const jun = await testPlatform.signIn('jun')
    const promised = async () =>
      (await jun.client.promotion.claims({ promotionType: 'DEPOSIT' })).map(({ rewardAmount }) => rewardAmount)
    // Nothing was paid in during the weeks it was chosen for.
    await depositNow(testPlatform, jun, '400')
    expect(await promised()).toEqual([])
    testPlatform.clock.advance(1_000)
    await jun.client.promotion.join({ id: 'week-deposit' })
    await depositNow(testPlatform, jun, '500')
    expect(await promised()).toEqual(['100.00'])
  })

  it('walks an application from join over applying to rejected, again to issued and claimed [S-364] [S-366] [S-367]', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const status = async () => (await maria.client.promotion.detail({ id: 'live-evening' })).status
    const request = { id: 'live-evening', comment: 'A fine evening. <b>bold</b>', contact: '09170001002' }
    expect(await status()).toBe('join')
    for (const bad of [{ comment: '' }, { comment: 'ক'.repeat(141) }, { contact: '' }]) {
      await expect(maria.client.promotion.join({ ...request, ...bad })).rejects.toMatchObject(refused('field.invalid'))
    }
    const page = { ...receiptPicture, data: btoa('<!doctype html>') }
    for (const pictures of [[page], [receiptPicture, page]]) {
      await expect(maria.client.promotion.join({ ...request, pictures })).rejects.toMatchObject(
        refused('promotion.picture.invalid'),
      )
    }
    const sent = await maria.client.promotion.join({ ...request, pictures: [receiptPicture] })
    expect(sent).toMatchObject({ status: 'pending', pictures: ['receipt.png'], comment: 'A fine evening. <b>bold</b>' })
    expect(await status()).toBe('applying')
    await expect(maria.client.promotion.join(request)).rejects.toMatchObject(refused('promotion.application.open'))
    await testPlatform.operate('applications/decide', { id: String(sent.id), approve: false, remark: 'Too short.' })
    expect(await status()).toBe('rejected')
    const again = await maria.client.promotion.join(request)
    await testPlatform.operate('applications/decide', { id: String(again.id), approve: true })
    await expect(testPlatform.operate('applications/decide', { id: String(again.id), approve: true })).rejects.toThrow(
      /decided/,
    )
    expect(await status()).toBe('issued')
    const reward = (await maria.client.promotion.claims({ promotionType: 'EVENT', status: 'I' }))[0]
    const [message] = (await maria.client.inbox.list({})).list
    const { about } = await maria.client.inbox.detail({ messageId: message?.messageId ?? '' })
    expect(about).toEqual({ kind: 'reward', id: String(reward?.rewardId) })
    await maria.client.promotion.claim({ promotionClaimId: String(reward?.rewardId) }, freshKey())
    expect(await status()).toBe('claimed')
  })

  it('welcomes a new account once and an old one not at all', async () => {
    const testPlatform = createTestPlatform()
    const jun = await testPlatform.signIn('jun')
    expect(await jun.client.promotion.signUp({})).toMatchObject({ promotionType: 'SIGNUP', rewardAmount: '50.00' })
    await expect(jun.client.promotion.signUp({})).rejects.toMatchObject(refused('promotion.already.claimed'))
    const maria = await testPlatform.signIn('maria')
    await expect(maria.client.promotion.signUp({})).rejects.toMatchObject(refused('promotion.not.eligible'))
  })

  it('counts sign-ins by the market’s days and starts over after a missed one', async () => {
    const testPlatform = createTestPlatform()
    const come = async () => (await (await testPlatform.signIn('maria')).client.promotion.signIn({}, freshKey())).day
    expect(await come()).toBe(1)
    await expect(come()).rejects.toMatchObject(refused('promotion.already.claimed'))
    // Noon in UTC is 20:00 in Manila: four hours later it is tomorrow there.
    testPlatform.clock.advance(4 * 3_600_000)
    expect(await come()).toBe(2)
    for (let day = 3; day <= 7; day++) {
      testPlatform.clock.advance(DAY)
      expect(await come()).toBe(day)
    }
    testPlatform.clock.advance(DAY)
    expect(await come()).toBe(1)
    testPlatform.clock.advance(2 * DAY)
    expect(await come()).toBe(1)
  })

  it('redeems a code once per member, up to its total, and stops guessing', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const jun = await testPlatform.signIn('jun')
    expect((await maria.client.promoCode.list({})).map(({ promoCode }) => promoCode)).toEqual(['HELLO10', 'LANTERN'])
    const tried = (person: typeof maria, promoCode: string) => person.client.promoCode.claim({ promoCode }, freshKey())
    expect((await tried(maria, ' hello10 ')).claimedTickets).toEqual([{ rewardType: 'AMOUNT', value: '10.00' }])
    await expect(tried(maria, 'HELLO10')).rejects.toMatchObject(refused('promotion.already.claimed'))
    await tried(jun, 'ONLYONE')
    await expect(tried(maria, 'ONLYONE')).rejects.toMatchObject(refused('promo.code.used.up'))
    for (let guess = 0; guess < 10; guess++) {
      await expect(tried(maria, `GUESS${guess}`)).rejects.toMatchObject(refused('promo.code.invalid'))
    }
    await expect(tried(maria, 'LANTERN')).rejects.toMatchObject(refused('TOO_MANY_REQUESTS'))
  })

  it('gives nothing to a trial account, and nothing personal after a self-set limit [G-51]', async () => {
    const testPlatform = createTestPlatform()
    const demo = await testPlatform.signIn('demo')
    const map = await demo.client.promotion.available({})
    expect(Object.values(map).every(({ enabled, count }) => !enabled && count === 0)).toBe(true)
    const { context, state } = testPlatform.sandbox
    const { id } = personOf(testPlatform, 'maria')
    const request = { merchant: 'crph', account: 'maria', name: 'A thank-you', amount: '5' }
    await testPlatform.operate('rewards/issue', request)
    const limit = { kind: 'deposit', period: 'day', value: 100n, since: context.clock.now(), raise: null } as const
    state.transact(() => context.tables.limits.put(`${id}/deposit/day`, { memberId: id, ...limit }))
    await expect(testPlatform.operate('rewards/issue', request)).rejects.toThrow(/limit/)
  })

  it('refuses bonus, points and raffle to a member on a break [G-33]', async () => {
    const testPlatform = createTestPlatform()
    const { context, state } = testPlatform.sandbox
    const maria = await testPlatform.signIn('maria')
    const [reward] = await maria.client.promotion.claims({ status: 'I', promotionType: 'MANUAL' })
    const raffle = (await maria.client.ticket.list({})).find(({ ticketType }) => ticketType === 'RAFFLE')
    const { id } = personOf(testPlatform, 'maria')
    const now = context.clock.now()
    state.transact(() =>
      context.tables.breaks.put('1', {
        id: 1,
        memberId: id,
        kind: 'timeOut',
        length: '7d',
        startedAt: now,
        endsAt: now + 7 * DAY,
        returnAskedAt: null,
        returnsAt: null,
      }),
    )
    const onBreak = refused('safety.break')
    const claimId = String(reward?.rewardId)
    await expect(maria.client.promotion.claim({ promotionClaimId: claimId }, freshKey())).rejects.toMatchObject(onBreak)
    await expect(maria.client.raffle.claim({ ticketId: String(raffle?.ticketId) }, freshKey())).rejects.toMatchObject(
      onBreak,
    )
    await expect(maria.client.promotion.signIn({}, freshKey())).rejects.toMatchObject(onBreak)
    await expect(maria.client.chat.send({ roomId: 'lounge', text: 'hi' })).rejects.toMatchObject(onBreak)
    await expect(maria.client.referral.details({})).rejects.toMatchObject(onBreak)
    await expect(maria.client.rebate.claim({}, freshKey())).rejects.toMatchObject(onBreak)
  })
})
