import { DAY } from '@croupier/locales/calendar'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../../core/words/Words.ts'
import { inboxOf } from '../../identity/inbox/inbox.ts'
import { unreadMessages } from '../../identity/inbox/messages.ts'
import { messageWords } from '../../identity/inbox/texts.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import { startBreak } from '../../safety/safety/breaks.ts'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { answerAgreement, requestTermination, withdrawAgreement, wouldEnd, type Terms } from './agreements.ts'
import type { Agreement } from './rows.ts'
import {
  agree,
  answer,
  testPlatform,
  low,
  merchant,
  mid,
  now,
  offer,
  player,
  prepareTeam,
  run,
  settle,
  terms,
  tier,
  top,
  context,
} from '../../../testing/agreementTeam.ts'

prepareTeam()

describe('offers', () => {
  it('offers each of the four kinds to a direct downline, and to nobody else [S-397]', () => {
    for (const kind of ['dividend', 'daily', 'hourly', 'realTime'] as const) {
      agree(null, top, terms('1', { kind }))
      expect(offer(top, mid, terms('1', { kind })).status).toBe('P')
      expect(() => offer(top, low, terms('1', { kind }))).toThrow('agreement.direct.only')
      expect(() => offer(mid, top, terms('1', { kind }))).toThrow('agreement.direct.only')
    }
  })

  it('refuses a rate above the upline’s own, in percent and in amounts, for bets won and bets lost [S-402]', () => {
    expect(() => offer(top, mid, terms('0.1'))).toThrow('agreement.rate.too.high')
    agree(null, top, terms('1.5'))
    expect(() => offer(top, mid, terms('1.5001'))).toThrow('agreement.rate.too.high')
    expect(() => offer(top, mid, terms('5', { tiers: [tier('5', { rateType: 'A' })] }))).toThrow(
      'agreement.rate.too.high',
    )
    expect(offer(top, mid, terms('1.5')).status).toBe('P')
    agree(null, top, terms('0.2', { kind: 'realTime', tiers: [tier('0.2', { lossRate: '0.3' })] }))
    const greedy = [tier('0.1', { lossRate: '0.31' })]
    expect(() => offer(top, mid, terms('0.1', { kind: 'realTime', tiers: greedy }))).toThrow('agreement.rate.too.high')
  })

  it('covers a single product by a comprehensive agreement, and not the other way round', () => {
    agree(null, top, terms('1', { productType: 'RNG' }))
    expect(() => offer(top, mid, terms('1'))).toThrow('agreement.rate.too.high')
    agree(null, top, terms('1'))
    expect(offer(top, mid, terms('1', { productType: 'LIVE' })).status).toBe('P')
  })

  it.each([
    ['no tier', { tiers: [] }],
    ['more tiers than allowed', { tiers: Array.from({ length: 6 }, (_, at) => tier('1', { activeMember: at })) }],
    ['two tiers with the same conditions', { tiers: [tier('1'), tier('2')] }],
    ['a rate of nothing', { tiers: [tier('0')] }],
    ['a negative rate', { tiers: [tier('-1')] }],
    ['a rate beyond the operator’s bound', { tiers: [tier('3.0001')] }],
    ['five decimals', { tiers: [tier('0.00001')] }],
    ['no number', { tiers: [tier('many')] }],
    ['a dividend of a fixed amount', { kind: 'dividend', tiers: [tier('5', { rateType: 'A' })] }],
  ] as const)('refuses terms with %s', (_what, change) => {
    expect(() => offer(null, top, terms('1', change as Partial<Terms>))).toThrow('agreement.terms.invalid')
  })

  it('holds one open offer per kind and product, which expires after its days', () => {
    const first = offer(null, top, terms('1'))
    expect(() => offer(null, top, terms('2'))).toThrow('agreement.open.already')
    testPlatform.clock.advance(merchant.agentRules.offerDays * DAY)
    settle()
    expect(now(first)).toMatchObject({ status: 'R', endReason: 'expired' })
    expect(() => answer(top, first)).toThrow('agreement.answer.invalid')
    expect(offer(null, top, terms('2')).status).toBe('P')
  })
})

describe('answers', () => {
  it('accepts or rejects, once, and only by the downline; both see the new state [S-399]', () => {
    agree(null, top, terms('2'))
    const refused = offer(top, mid, terms('1'))
    expect(() => answer(top, refused)).toThrow('agreement.answer.invalid')
    expect(() => answer(low, refused)).toThrow('agreement.unknown')
    expect(answer(mid, refused, false)).toMatchObject({ status: 'R', endReason: 'refused' })
    expect(() => answer(mid, refused)).toThrow('agreement.answer.invalid')
    expect(agree(top, mid, terms('1')).status).toBe('A')
  })

  it('lets either party ask for the end and the other decide; the asker may take it back [S-400]', () => {
    const agreement = agree(null, top, terms('2'))
    const below = agree(top, mid, terms('1'))
    const ask = (member: Member | null, { id }: Agreement) =>
      run(() => requestTermination(context(), member?.id ?? null, id))
    expect(ask(mid, below)).toMatchObject({ status: 'V', requestedBy: 'downline' })
    expect(() => answer(mid, below)).toThrow('agreement.answer.invalid')
    expect(answer(top, below, false)).toMatchObject({ status: 'A', requestedBy: null })
    ask(top, below)
    expect(run(() => withdrawAgreement(context(), top.id, below.id)).status).toBe('A')
    ask(top, below)
    expect(answer(mid, below)).toMatchObject({ status: 'C', endReason: 'terminated' })
    expect(() => ask(mid, below)).toThrow('agreement.answer.invalid')
    ask(null, agreement)
    expect(answer(top, agreement).status).toBe('C')
  })

  it('ends whatever pays more further down when a lower rate is agreed, and lists it beforehand [S-401]', () => {
    agree(null, top, terms('3'))
    agree(top, mid, terms('2'))
    const below = agree(mid, low, terms('1.5'))
    const last = agree(low, player, terms('0.5'))
    const waiting = offer(top, mid, terms('1'))
    expect(wouldEnd(context(), waiting).map(({ id }) => id)).toEqual([below.id, last.id])
    answer(mid, waiting)
    expect(now(below)).toMatchObject({ status: 'C', endReason: 'upline' })
    expect(now(last)).toMatchObject({ status: 'C', endReason: 'upline' })
  })

  it('leaves alone what the lower rate still covers', () => {
    agree(null, top, terms('3'))
    const former = agree(top, mid, terms('2'))
    const below = agree(mid, low, terms('1'))
    const waiting = offer(top, mid, terms('1'))
    expect(wouldEnd(context(), waiting)).toEqual([])
    answer(mid, waiting)
    expect(now(former)).toMatchObject({ status: 'C', endReason: 'replaced' })
    expect(now(below)?.status).toBe('A')
  })

  it('ends everything below when the agreement at the top ends', () => {
    const first = agree(null, top, terms('3'))
    const second = agree(top, mid, terms('2'))
    const open = offer(mid, low, terms('1'))
    run(() => requestTermination(context(), top.id, first.id))
    run(() => answerAgreement(context(), null, first.id, true))
    expect([first, second, open].map((one) => now(one)?.status)).toEqual(['C', 'C', 'R'])
  })

  it('does not accept an offer its upline can no longer cover', () => {
    const first = agree(null, top, terms('3'))
    const waiting = offer(top, mid, terms('2'))
    run(() => requestTermination(context(), top.id, first.id))
    run(() => answerAgreement(context(), null, first.id, true))
    expect(() => answer(mid, waiting)).toThrow('agreement.answer.invalid')
  })
})

describe('messages', () => {
  const news = (member: Member, language = 'EN') =>
    inboxOf(context(), member.id)
      .map((message) => messageWords(message, merchant))
      .map(({ title, body }) => `${inLanguage(title, language)}: ${inLanguage(body, language)}`)
      .toReversed()
  const about = 'Contracts shows its terms and history.'

  it('tell the other party of an offer, its answer, a request to end and its answer, each counted as unread [S-382] [G-62]', () => {
    agree(null, top, terms('2'))
    offer(top, mid, terms('1'))
    expect(unreadMessages(context(), mid.id)).toBe(1)
    expect(news(mid)).toEqual([`New contract offered: Daily salary with toptop. ${about}`])
    expect(news(mid, 'TY')).toEqual([
      'May bagong alok na kontrata: Araw-araw na sahod kay toptop. Nasa Mga kontrata ang mga tuntunin at kasaysayan nito.',
    ])
    const [waiting] = context().tables.agreements.by('member', String(mid.id))
    if (!waiting) throw new Error('no offer')
    expect(inboxOf(context(), mid.id)[0]?.about).toEqual({ kind: 'contract', id: waiting.id })
    answer(mid, waiting)
    run(() => requestTermination(context(), mid.id, waiting.id))
    answer(top, waiting, false)
    run(() => requestTermination(context(), top.id, waiting.id))
    run(() => withdrawAgreement(context(), top.id, waiting.id))
    expect(news(top)).toEqual([
      `New contract offered: Daily salary with the operator. ${about}`,
      `Contract accepted: Daily salary with middle. ${about}`,
      `Request to end a contract: Daily salary with middle. ${about}`,
    ])
    expect(news(mid).slice(1)).toEqual([
      `Request to end a contract declined: Daily salary with toptop. ${about}`,
      `Request to end a contract: Daily salary with toptop. ${about}`,
      `Request to end a contract withdrawn: Daily salary with toptop. ${about}`,
    ])
  })

  it('tell who is paid that a contract ended with the one above, and both that an offer expired', () => {
    agree(null, top, terms('3'))
    agree(top, mid, terms('2'))
    agree(mid, low, terms('1.5'))
    answer(mid, offer(top, mid, terms('1')))
    expect(news(low).at(-1)).toBe(`Contract ended with the one above it: Daily salary with middle. ${about}`)
    offer(top, mid, terms('0.5'))
    testPlatform.clock.advance(merchant.agentRules.offerDays * DAY)
    settle()
    expect(news(mid).at(-1)).toBe(`Offer expired without an answer: Daily salary with toptop. ${about}`)
    expect(news(top).at(-1)).toBe(`Offer expired without an answer: Daily salary with middle. ${about}`)
  })

  it('do not name a downline who is on a break', () => {
    agree(null, top, terms('2'))
    const waiting = offer(top, mid, terms('1'))
    run(() => startBreak(context(), merchant, mid, '24h'))
    answer(mid, waiting, false)
    expect(news(top).at(-1)).toBe(`Offer declined: Daily salary with a downline who is not available. ${about}`)
  })
})

describe('seeded team', () => {
  it('leaves only the offers that wait unread', () => {
    const { context } = createTestPlatform().sandbox
    const unread = (account: string) =>
      inboxOf(context, memberByAccount(context, 'crph', account)?.id ?? 0)
        .filter(({ key, read }) => key === 'info_contract' && !read)
        .map(({ values }) => values[1])
    expect(unread('beth')).toEqual(['contract.hourly', 'contract.dividend'])
    expect(unread('ace')).toEqual([])
  })

  it('shows beth a dividend offer that would end two agreements below her', () => {
    const { context } = createTestPlatform().sandbox
    const beth = memberByAccount(context, 'crph', 'beth')
    const open = context.tables.agreements.by('member', String(beth?.id)).find(({ status }) => status === 'E')
    if (!open) throw new Error('no offer')
    const names = wouldEnd(context, open).map(({ memberId }) => context.tables.members.get(String(memberId))?.account)
    expect(names).toEqual(['hazel', 'oscar'])
  })
})
