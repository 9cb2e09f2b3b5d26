import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { freshKey, personOf, playRound } from '../../../testing/playing.ts'

const MINUTE = 60_000
/** The showcase has every duty, Bangladesh none. */
const strict = 'crshow'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? [failure.code, failure.value] : failure),
  )

const slotOf = ({ sandbox }: TestPlatform) => {
  const slot = sandbox.context.catalogue.games.find(({ gameType }) => gameType === 'RNG')
  return String(slot?.nodeId)
}
const launch = ({ client }: Visitor) =>
  refusal(client.games.launch({ nodeId: slotOf(testPlatform), gameType: 'RNG', launchMode: 'GLS' }))
const order = ({ client }: Visitor, methodId = 'GCASH') =>
  refusal(client.deposit.order({ methodId, amount: '500' }, freshKey()))

describe('what comes before money and play', () => {
  it('a game and a deposit wait for a limit and the declaration, and open with both [G-71] [G-74]', async () => {
    const jun = await testPlatform.signIn('jun', strict)
    await jun.client.safety.readProtection({})
    const missing = (declaration: boolean, limit: boolean) => ({ protection: false, declaration, limit })
    expect(await launch(jun)).toEqual(['safety.first.steps', missing(true, true)])
    await jun.client.safety.declare({})
    expect(await launch(jun)).toEqual(['safety.first.steps', missing(false, true)])
    // Cannot be postponed where the choice is required first.
    expect(await jun.client.safety.review({ choice: 'later' })).toMatchObject({ prompt: 'first', limitsFirst: true })
    expect(await launch(jun)).toEqual(['safety.first.steps', missing(false, true)])
    expect(await order(jun)).toEqual(['deposit.first.steps', { protection: false, limit: true }])
    await jun.client.safety.setSessionLimit({ minutes: 60 })
    expect(await launch(jun)).toEqual(['safety.first.steps', missing(false, true)])
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'day', amount: '5000' })
    expect(await launch(jun)).toBeNull()
    expect(await order(jun)).toBeNull()
  })

  it('“no limit” is a choice too, once it is made expressly [G-71]', async () => {
    const jun = await testPlatform.signIn('jun', strict)
    await jun.client.safety.declare({})
    expect(await jun.client.safety.review({ choice: 'kept' })).toMatchObject({ limitsFirst: false, prompt: 'none' })
    expect(await launch(jun)).toBeNull()
  })

  it('every sign-in asks for the declaration again, and it is in the history [G-74] [G-56]', async () => {
    const vip = await testPlatform.signIn('vip', strict)
    expect(await vip.client.safety.declare({})).toMatchObject({ declarationDue: false })
    expect(await launch(vip)).toBeNull()
    testPlatform.clock.advance(1_000)
    const again = await testPlatform.signIn('vip', strict)
    expect(await again.client.safety.overview({})).toMatchObject({ declarationDue: true })
    expect(await launch(again)).toMatchObject(['safety.first.steps', { declaration: true }])
    const { list } = await again.client.safety.changes({})
    expect(list[0]).toMatchObject({ event: 'declaration.made', at: NOON })
  })

  it('a market without these duties refuses nothing for them [G-71] [G-74]', async () => {
    const rana = await testPlatform.signIn('rana', 'crbd')
    expect(await rana.client.safety.overview({})).toMatchObject({ limitsFirst: false, declarationDue: false })
    expect(await launch(rana)).toBeNull()
  })

  it('where groups are barred, the people of the seed have declared, and an account that never did is asked [G-70]', async () => {
    const { context, state } = testPlatform.sandbox
    for (const account of ['maria', 'jun', 'ace', 'vip'])
      expect(await (await testPlatform.signIn(account)).client.safety.overview({})).toMatchObject({
        declarationDue: false,
      })
    state.transact(() => context.tables.safetyChoices.delete(String(personOf(testPlatform, 'jun').id)))
    const jun = await testPlatform.signIn('jun')
    expect(await jun.client.safety.overview({})).toMatchObject({ declarationDue: true })
    await jun.client.safety.declare({})
    testPlatform.clock.advance(1_000)
    expect(await (await testPlatform.signIn('jun')).client.safety.overview({})).toMatchObject({ declarationDue: false })
  })
})

describe('the pause after a reality check [G-73]', () => {
  const begin = async (merchant: string, account: string) => {
    const person = await testPlatform.signIn(account, merchant)
    await person.client.safety.declare({})
    await person.client.safety.review({ choice: 'kept' })
    await person.client.safety.setReminder({ minutes: 10 })
    playRound(testPlatform, account, 100n, { merchant })
    testPlatform.clock.advance(10 * MINUTE)
    return person
  }

  it('keeps play closed for the market’s minutes after the answer, and the next check counts from its end', async () => {
    const vip = await begin(strict, 'vip')
    expect(await launch(vip)).toMatchObject(['safety.check.due', {}])
    await vip.client.safety.answerCheck({ choice: 'continue' })
    const pausedUntil = testPlatform.clock.now() + 5 * MINUTE
    expect((await vip.client.safety.play({})).sitting).toMatchObject({ pausedUntil, checkDue: false })
    testPlatform.clock.advance(5 * MINUTE - 1)
    expect(await launch(vip)).toEqual(['safety.check.pause', { pausedUntil }])
    testPlatform.clock.advance(1)
    expect(await launch(vip)).toBeNull()
    expect((await vip.client.safety.play({})).sitting).toMatchObject({
      pausedUntil: null,
      checkDueAt: pausedUntil + 10 * MINUTE,
    })
  })

  it('stopping and coming back is no way round it, nor is an answer before the check', async () => {
    const vip = await begin(strict, 'vip')
    await vip.client.safety.answerCheck({ choice: 'stop' })
    expect(await launch(vip)).toMatchObject(['safety.check.pause', {}])
    testPlatform.clock.advance(5 * MINUTE)
    const { checkDueAt } = (await vip.client.safety.play({})).sitting ?? {}
    await vip.client.safety.answerCheck({ choice: 'continue' })
    expect((await vip.client.safety.play({})).sitting).toMatchObject({ checkDueAt, pausedUntil: null })
  })

  it('does not exist where the market asks for an answer only', async () => {
    const rana = await begin('crbd', 'rana')
    await rana.client.safety.answerCheck({ choice: 'continue' })
    expect(await launch(rana)).toBeNull()
  })
})
