import { describe, expect, it, vi } from 'vitest'
import { agreement } from '@croupier/api'
import { signInStore } from '../sign-in/SignInStore.ts'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { agreementFactsStore } from './AgreementFactsStore.ts'
import { agreementsStore } from './AgreementsStore.ts'
import { offerStore } from './OfferStore.ts'

/** A member of ace's team, logged in. */
async function as(username: string) {
  const fixture = sandboxFixture()
  await fixture.root.start()
  await fixture.root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
  const { root } = fixture
  return { ...fixture, facts: root.store(agreementFactsStore), contracts: root.store(agreementsStore) }
}

describe('contracts', () => {
  it('of each kind are listed from one answer, with the ones that wait for an answer [S-398]', async () => {
    const { facts } = await as('beth')
    await facts.load()
    expect([facts.has('dividend'), facts.has('daily'), facts.has('hourly'), facts.has('realTime')]).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect(facts.waiting).toBe(2)
  })

  it('are not requested for a trial account or a visitor [S-398]', async () => {
    const { root, facts } = await as('demo')
    expect([root.session.isSignedIn, facts.mayAsk]).toEqual([true, false])
  })

  it.each(['dividend', 'hourly'] as const)(
    'that are offered are accepted through the call of their kind: %s [S-399] [S-404]',
    async (kind) => {
      const { contracts, facts } = await as('beth')
      await contracts.loadWaiting()
      const offer = contracts.waiting.data?.find((one) => one.kind === kind)
      if (!offer) throw new Error('no offer')
      expect(await contracts.answer(offer, true)).toEqual({ kind: 'done' })
      expect([contracts.waiting.data?.length, facts.waiting, facts.has(kind)]).toEqual([1, 1, true])
      await contracts.loadOpened(offer.id)
      expect(contracts.detail.data).toMatchObject({ status: 'A', events: [{ what: 'offered' }, { what: 'accepted' }] })
    },
  )

  it('asked to end stay in force, and are kept by the answer A, of hourly ones by R [S-400] [S-404]', async () => {
    const { contracts, root } = await as('beth')
    await contracts.loadWaiting()
    const hourly = contracts.waiting.data?.find(({ kind }) => kind === 'hourly')
    if (!hourly) throw new Error('no offer')
    await contracts.answer(hourly, true)
    root.session.end()
    await root.store(signInStore).signIn({ type: 'username', username: 'ace', password: 'Croupier1' })
    await contracts.load()
    const given = contracts.result.data?.list.filter(({ partyAccount }) => partyAccount === 'beth') ?? []
    expect(given.map(({ kind }) => kind).toSorted()).toEqual(['daily', 'dividend', 'hourly', 'realTime'])
    for (const one of given) expect(await contracts.terminate(one)).toEqual({ kind: 'done' })
    root.session.end()
    await root.store(signInStore).signIn({ type: 'username', username: 'beth', password: 'Croupier1' })
    await contracts.loadWaiting()
    const asked = (contracts.waiting.data ?? []).filter(({ status }) => status === 'V')
    expect(asked.length).toBe(4)
    const { agreement: calls } = root.wire.calls(agreement)
    const pending = await calls.list({ side: 'downline', state: 'inForce' })
    expect(pending.list.map(({ status }) => status)).toEqual(['V', 'V', 'V', 'V'])
    for (const one of asked) expect(await contracts.answer(one, false)).toEqual({ kind: 'done' })
    const kept = await calls.list({ side: 'downline', state: 'inForce' })
    expect(kept.list.map(({ kind }) => kind).toSorted()).toEqual(['daily', 'dividend', 'hourly', 'realTime'])
  })

  it('are loaded again when the one that is open is closed: the other party may have acted since [S-399]', async () => {
    const { contracts, root } = await as('ace')
    await contracts.load()
    const [one] = contracts.result.data?.list ?? []
    if (!one) throw new Error('no contract')
    contracts.open(one.id)
    await root.wire.calls(agreement).agreement.terminate({ id: one.id })
    contracts.close()
    await vi.waitFor(() => expect(contracts.result.data?.list.find(({ id }) => id === one.id)?.status).toBe('V'))
  })

  it('show last month under the offer and under the terms in force, and add up [N-7]', async () => {
    const { contracts } = await as('beth')
    await contracts.loadWaiting()
    const offer = contracts.waiting.data?.find(({ kind }) => kind === 'dividend')
    await contracts.loadOpened(offer?.id ?? '')
    const { wouldEnd, former } = contracts.detail.data ?? {}
    expect(wouldEnd?.map(({ account }) => account)).toEqual(['hazel', 'oscar'])
    expect(former).toMatchObject({ status: 'A', period: 'H' })
    const { terms, former: before, turnover } = contracts.replay.data ?? {}
    const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
    for (const scale of [terms, before]) {
      expect(scale?.list.reduce((sum, row) => sum + cents(row.amount), 0)).toBe(cents(scale?.amount))
      expect(scale?.list.reduce((sum, row) => sum + cents(row.turnover), 0)).toBe(cents(turnover))
    }
    expect(cents(turnover)).toBeGreaterThan(0)
  })

  it('are offered to direct downlines only, within what the agent gets, after a look at last month [S-397] [S-402] [N-7]', async () => {
    const { root } = await as('ace')
    const offers = root.store(offerStore)
    await offers.search('')
    const names = offers.receivers.data?.map(({ account }) => account) ?? []
    expect(names).toEqual(expect.arrayContaining(['beth', 'dina']))
    expect(names).not.toContain('hazel')
    const dina = offers.receivers.data?.find(({ account }) => account === 'dina')
    const terms = (rate: string) => ({
      downlineId: dina?.id ?? '',
      kind: 'daily' as const,
      productType: 'CONS' as const,
      tiers: [{ rate }],
    })
    await offers.look(terms('0.5'))
    expect(offers.preview.data).toMatchObject({ former: null, wouldEnd: [] })
    expect(Number(offers.preview.data?.terms.amount)).toBeGreaterThan(0)
    expect(await offers.send(terms('0.81'))).toMatchObject({ kind: 'refused', field: 'tiers' })
    expect(await offers.send(terms('0.5'))).toMatchObject({
      kind: 'done',
      agreement: { status: 'P', partyAccount: 'dina' },
    })
  })
})
