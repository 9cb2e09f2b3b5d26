import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { personOf } from '../../../testing/playing.ts'
import { changeMember } from './members.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUg=='

let testPlatform: TestPlatform
let jun: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  jun = await testPlatform.signIn('jun')
})

const refusal = async (call: Promise<unknown>): Promise<PlatformError> => {
  const failure: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return failure as PlatformError
}

describe('profile', () => {
  it('keeps every field of the profile, clears what is emptied, stores markup as text [S-335]', async () => {
    const { profile } = jun.client
    const fields = {
      permanentAddress: '1 Mabini St, Manila',
      currentAddress: '<script>alert(1)</script>',
      birthPlace: 'Cebu',
      nationality: 'Philippines',
      occupation: 'Teacher',
      incomeSource: 'Salary',
      bankAccountNumber: '0012 3456 7890',
      lineContact: 'jun.line',
      promoCode: 'PROMO1',
      bonusCode: 'BONUS1',
    }
    expect((await profile.update(fields)).fields).toEqual(fields)
    const { fields: kept } = await profile.update({ promoCode: '', occupation: ' Nurse ' })
    expect([kept['promoCode'], kept['occupation'], kept['birthPlace']]).toEqual([undefined, 'Nurse', 'Cebu'])
    expect(await refusal(profile.update({ bankAccountNumber: 'x' }))).toMatchObject({
      code: 'field.invalid',
      value: { field: 'bankAccountNumber' },
    })
  })

  it('takes real name and birthday once, and no birthday of somebody too young', async () => {
    // A member whose account an agent opened, so the birthday was never asked.
    testPlatform.sandbox.state.transact(() =>
      changeMember(testPlatform.sandbox.context, personOf(testPlatform, 'jun').id, { birthday: '' }),
    )
    const { profile } = jun.client
    expect((await refusal(profile.update({ birthday: '2010-01-01' }))).code).toBe('age.too.young')
    await profile.update({ payeeName: 'Jun Reyes', birthday: '1992-02-03' })
    expect(await refusal(profile.update({ payeeName: 'Other Name' }))).toMatchObject({
      code: 'profile.field.fixed',
      value: { field: 'payeeName' },
    })
    expect(await profile.update({ payeeName: 'Jun Reyes' })).toMatchObject({ birthday: '1992-02-03' })
  })
})

describe('picture and nickname', () => {
  it('offers pictures, keeps the choice, and gives its address [S-333]', async () => {
    const icons = await jun.client.account.icons({})
    expect(icons.length).toBeGreaterThan(5)
    await jun.client.account.setIcon({ avatar: icons[3]?.avatar ?? '' })
    expect(await jun.client.account.icon({})).toBe(icons[3]?.url)
    expect((await jun.client.member.avatar({})).avatar).toBe(icons[3]?.avatar)
    expect((await refusal(jun.client.account.setIcon({ avatar: '999' }))).code).toBe('avatar.unknown')
    expect((await refusal(jun.client.account.setIcon({ avatar: '../1' }))).code).toBe('avatar.unknown')
  })

  it('changes the nickname within its bounds', async () => {
    await jun.client.account.setNickname({ nickname: ' Junjun ' })
    expect((await jun.client.member.info({})).nickname).toBe('Junjun')
    await jun.client.account.setNickname({ nickname: 'Jun\u0007\u202Ejun' })
    expect((await jun.client.member.info({})).nickname).toBe('Junjun')
    for (const nickname of ['J', 'x'.repeat(21), 'admin']) {
      expect((await refusal(jun.client.account.setNickname({ nickname }))).code).toBe('field.invalid')
    }
  })
})

describe('registration with a generated name', () => {
  it('gives a free name, signs in, and keeps the rules of every registration', async () => {
    const guest = testPlatform.visitor()
    const form = (fields: object = {}) => ({
      password: 'Lagoon27x',
      confirmPassword: 'Lagoon27x',
      birthday: '1990-01-01',
      domain: 'site.test',
      registerUrl: 'https://site.test/register',
      ...fields,
    })
    const { token, userName } = await guest.client.account.registerAuto(form({ referralCode: 'ACE01' }))
    guest.token = token
    expect((await guest.client.member.info({})).account).toBe(userName)
    expect((await refusal(guest.client.account.registerAuto(form({ password: 'x' })))).code).toBe('field.invalid')
    expect((await refusal(guest.client.account.registerAuto(form({ birthday: '2010-01-01' })))).code).toBe(
      'age.too.young',
    )
  })
})

describe('identity', () => {
  const documents = (fields: object = {}) => ({
    documentType: 'passport' as const,
    documentNumber: 'P1234567A',
    pictures: [{ name: 'front.png', type: 'image/png' as const, data: PNG }],
    ...fields,
  })

  it('goes from nothing to submitted to a decision with its reason, and again after a rejection', async () => {
    const { profile, security } = jun.client
    const jpeg = [{ name: 'front.jpg', type: 'image/jpeg' as const, data: PNG }]
    expect((await profile.kyc({})).status).toBe('none')
    expect((await refusal(profile.submitKyc(documents({ pictures: [] })))).code).toBe('kyc.pictures.invalid')
    expect((await refusal(profile.submitKyc(documents({ pictures: jpeg })))).code).toBe('kyc.pictures.invalid')
    expect((await refusal(profile.submitKyc(documents({ documentNumber: '?' })))).code).toBe('field.invalid')
    expect((await profile.submitKyc(documents())).status).toBe('submitted')
    expect((await refusal(profile.submitKyc(documents()))).code).toBe('kyc.submitted')
    await testPlatform.operate('kyc/reject', { merchant: 'crph', account: 'jun', reason: 'Too dark.' })
    expect(await profile.kyc({})).toMatchObject({ status: 'rejected', reason: 'Too dark.' })
    await profile.submitKyc(documents())
    await testPlatform.operate('kyc/approve', { merchant: 'crph', account: 'jun' })
    expect((await profile.kyc({})).status).toBe('approved')
    expect((await security.config({})).info.idVerification.isComplete).toBe(true)
    expect((await refusal(profile.submitKyc(documents()))).code).toBe('kyc.submitted')
  })

  it('takes pictures in parts, resumes where an upload broke off, and takes none that is incomplete [S-335]', async () => {
    const { profile } = jun.client
    const bytes = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))
    const about = { upload: 'u1', name: 'front.png', type: 'image/png' as const, size: bytes.length }
    const from = (start: number) => btoa(String.fromCharCode(...bytes.subarray(start, start + 9)))
    expect(await profile.uploadPicture({ ...about, from: 0, part: from(0) })).toEqual({ received: 9 })
    // One part repeated because its answer was lost, and a later part too early: neither changes anything.
    expect(await profile.uploadPicture({ ...about, from: 0, part: from(0) })).toEqual({ received: 9 })
    expect(await profile.uploadPicture({ ...about, from: 12, part: from(12) })).toEqual({ received: 9 })
    const uploaded = documents({ pictures: undefined, uploads: ['u1'] })
    expect((await refusal(profile.submitKyc(uploaded))).code).toBe('kyc.pictures.invalid')
    expect(await profile.uploadPicture({ ...about, from: 0, part: '' })).toEqual({ received: 9 })
    expect(await profile.uploadPicture({ ...about, from: 9, part: from(9) })).toEqual({ received: bytes.length })
    const maria = await testPlatform.signIn('maria')
    expect((await refusal(maria.client.profile.submitKyc(uploaded))).code).toBe('kyc.submitted')
    expect((await profile.submitKyc(uploaded)).status).toBe('submitted')
  })

  it('takes no part that is not a picture, too large, or longer than the whole', async () => {
    const { profile } = jun.client
    const part = { upload: 'u1', name: 'a.png', type: 'image/png' as const, size: 16, from: 0, part: PNG }
    for (const wrong of [
      { part: btoa('<svg onload=alert(1)>') },
      { type: 'image/jpeg' as const },
      { size: 5 },
      { size: 6 * 1024 * 1024 },
      { size: -1 },
      { from: -1 },
    ])
      expect((await refusal(profile.uploadPicture({ ...part, ...wrong }))).code).toBe('kyc.pictures.invalid')
  })
})

describe('readiness', () => {
  it('names everything a withdrawal asks for, which is refused until the person is known [S-335] [S-345]', async () => {
    const { profile } = jun.client
    const states = async () =>
      Object.fromEntries((await profile.readiness({})).list.map(({ check, state }) => [check, state]))
    expect(await states()).toEqual({
      payeeName: 'missing',
      birthPlace: 'missing',
      incomeSource: 'missing',
      identity: 'missing',
      paymentPassword: 'missing',
      bankAccount: 'missing',
    })
    await profile.update({ payeeName: 'Jun Reyes', birthPlace: 'Cebu', incomeSource: 'Salary' })
    await jun.client.security.setPaymentPassword({ newPassword: '135790', confirmNewPassword: '135790' })
    const request = { amount: '500.00', bankCardId: 'none', password: '135790', c2c: false }
    const withdraw = () => refusal(jun.client.withdrawal.submit(request, { idempotencyKey: crypto.randomUUID() }))
    expect((await withdraw()).code).toBe('withdrawal.checks.missing')
    await profile.submitKyc({
      documentType: 'passport',
      documentNumber: 'P1234567A',
      pictures: [{ name: 'front.png', type: 'image/png', data: PNG }],
    })
    expect(await states()).toMatchObject({ payeeName: 'done', identity: 'waiting' })
    expect((await withdraw()).code).toBe('withdrawal.checks.missing')
    await testPlatform.operate('kyc/approve', { merchant: 'crph', account: 'jun' })
    expect(await states()).toMatchObject({ identity: 'done', paymentPassword: 'done', bankAccount: 'missing' })
    expect((await withdraw()).code).not.toBe('withdrawal.checks.missing')
  })

  it('asks for nothing about the person where the merchant does not check', async () => {
    await testPlatform.operate('kyc/ask', { merchant: 'crph', on: false })
    expect((await jun.client.profile.readiness({})).list.map(({ check }) => check)).toEqual([
      'paymentPassword',
      'bankAccount',
    ])
    expect((await jun.client.profile.kycSetting({})).merchantProviderResponse.kycFree).toBe(true)
  })
})
