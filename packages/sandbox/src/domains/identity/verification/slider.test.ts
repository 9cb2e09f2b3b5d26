import { PlatformError, workOut } from '@croupier/api'
import { decode } from 'fast-png'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { SLIDER, WORK_BITS } from './slider.ts'

let testPlatform: TestPlatform
let guest: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  guest = testPlatform.visitor()
  await testPlatform.operate('modules/set', { merchant: 'crph', module: 'GEETEST3', on: true })
})

const refused = async (call: Promise<unknown>): Promise<string | null> => {
  const failure: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return (failure as PlatformError).code
}

type Scene = 'login' | 'register' | 'sms'
const challenge = async (scene: Scene) => {
  const { challengeId } = await guest.client.slider.challenge({ scene })
  const [open] = (await testPlatform.read('sliders')) as { challengeId: string; position: number }[]
  expect(open?.challengeId).toBe(challengeId)
  return { challengeId: challengeId ?? '', position: open?.position ?? 0 }
}
const drag = (to: number, ms = 600) => ({
  position: to,
  trail: [
    { x: 0, at: 0 },
    { x: to / 2, at: ms / 2 },
    { x: to, at: ms },
  ],
})
const proofFor = async (scene: Scene) => {
  const { challengeId, position } = await challenge(scene)
  return (await guest.client.slider.check({ challengeId, ...drag(position) })).proof
}
const login = (geetestValidateV4?: Awaited<ReturnType<typeof proofFor>>) =>
  guest.client.session.login({
    username: 'maria',
    password: 'Croupier1',
    ...(geetestValidateV4 && { geetestValidateV4 }),
  })

describe('the slider check', () => {
  it('comes before login, registration and the SMS calls while it is on, and only then [S-098]', async () => {
    const number = { mobileNum: '09170001002', countryDialingCode: '63' }
    expect(await refused(login())).toBe('captcha.slider.invalid')
    expect(await refused(guest.client.verification.loginSms(number))).toBe('captcha.slider.invalid')
    expect(await refused(guest.client.security.forgotSms(number))).toBe('captcha.slider.invalid')
    expect((await login(await proofFor('login'))).userName).toBe('maria')
    await guest.client.verification.loginSms({ ...number, geetestValidateV4: await proofFor('sms') })
    // The code itself is proof enough (wire fact 1.10).
    const { userName } = await guest.client.session.login({ type: 'sms', username: '09170001002', password: '246810' })
    expect(userName).toBe('maria')
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'GEETEST3', on: false })
    await login()
  })

  it('takes a proof once, for its own scene, unchanged, within two minutes', async () => {
    const proof = await proofFor('login')
    await login(proof)
    expect(await refused(login(proof))).toBe('captcha.slider.invalid')
    expect(await refused(login(await proofFor('register')))).toBe('captcha.slider.invalid')
    expect(await refused(login({ ...(await proofFor('login')), captcha_output: 'other' }))).toBe(
      'captcha.slider.invalid',
    )
    const late = await proofFor('login')
    testPlatform.clock.advance(2 * 60_000)
    expect(await refused(login(late))).toBe('captcha.slider.invalid')
  })

  it('uses a proof up with a wrong password as well', async () => {
    const geetestValidateV4 = await proofFor('login')
    await refused(guest.client.session.login({ username: 'maria', password: 'wrong', geetestValidateV4 }))
    expect(await refused(login(geetestValidateV4))).toBe('captcha.slider.invalid')
  })

  it.each([
    ['beside the gap', (x: number) => drag(x + SLIDER.tolerance + 1)],
    ['too fast for a hand', (x: number) => drag(x, 100)],
    ['without a way', (x: number) => ({ position: x, trail: [{ x, at: 0 }] })],
    ['with a way to elsewhere', (x: number) => ({ position: x, trail: drag(x - 40).trail })],
    ['backwards in time', (x: number) => ({ position: x, trail: drag(x).trail.toReversed() })],
  ])('refuses a piece laid %s, and the puzzle with it', async (_how, answer) => {
    const { challengeId, position } = await challenge('login')
    expect(await refused(guest.client.slider.check({ challengeId, ...answer(position) }))).toBe(
      'captcha.slider.invalid',
    )
    expect(await refused(guest.client.slider.check({ challengeId, ...drag(position) }))).toBe('captcha.slider.expired')
  })

  it('forgives a few pixels', async () => {
    const near = await challenge('login')
    await guest.client.slider.check({ challengeId: near.challengeId, ...drag(near.position - SLIDER.tolerance) })
  })

  it('takes the work of a device in place of picture and pointer, once, and no other number [Q-04]', async () => {
    const { challengeId } = await challenge('login')
    const work = await workOut({ seed: challengeId, zeroBits: WORK_BITS })
    const { proof } = await guest.client.slider.check({ challengeId, work })
    expect((await login(proof)).userName).toBe('maria')
    expect(await refused(guest.client.slider.check({ challengeId, work }))).toBe('captcha.slider.expired')
    for (const wrong of ['0', '-1', '0x1', 'seven']) {
      const asked = await challenge('login')
      expect(await refused(guest.client.slider.check({ challengeId: asked.challengeId, work: wrong }))).toBe(
        'captcha.slider.invalid',
      )
    }
  })

  it('draws two pictures of the promised size; the piece fits the gap', async () => {
    const { puzzle } = await guest.client.slider.challenge({})
    const picture = (address: string) => decode(Buffer.from(address.split(',')[1] ?? '', 'base64'))
    const [scene, piece] = [picture(puzzle?.picture ?? ''), picture(puzzle?.piece ?? '')]
    expect([scene.width, scene.height]).toEqual([SLIDER.width, SLIDER.height])
    expect([piece.width, piece.height]).toEqual([puzzle?.pieceSize, puzzle?.pieceSize])
    const [open] = (await testPlatform.read('sliders')) as { position: number }[]
    // In the middle, the gap shows the darkened piece.
    const middle = SLIDER.piece / 2
    const inPiece = (middle * SLIDER.piece + middle) * 4
    const inScene = (((puzzle?.y ?? 0) + middle) * SLIDER.width + (open?.position ?? 0) + middle) * 3
    for (let part = 0; part < 3; part++) {
      expect(scene.data[inScene + part]).toBe(Math.round((piece.data[inPiece + part] ?? 0) * 0.35 + 10))
    }
  })
})
