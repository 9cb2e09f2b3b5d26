import { beforeEach, expect, it } from 'vitest'
import { captchaFor, refusal } from '../../../testing/asking.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const registration = {
  username: 'newcomer',
  mobileNum: '09181234567',
  email: 'lila.flores@mail.example',
  domain: 'site.test',
  registerUrl: 'https://site.test/register',
  birthday: '1990-01-01',
}

it.each([
  ['the brand’s name', 'Croupier2026'],
  ['the user name', '1NewComer1'],
  ['the end of the number', 'ana1234567'],
  ['the name of the e-mail address', 'LilaFlores1'],
  ['what half the world has', 'Password123'],
])('a registration takes no password with %s', async (_, password) => {
  const guest = testPlatform.visitor()
  const register = (secret: string) =>
    guest.client.member.register({ ...registration, password: secret, confirmPassword: secret })
  expect(await refusal(register(password))).toMatchObject({ code: 'password.weak', value: { field: 'password' } })
  expect((await register('Lagoon27x')).userName).toBe('newcomer')
})

it('a member cannot change to a password with what a stranger knows of them, by form or by a code on the phone', async () => {
  const maria = await testPlatform.signIn('maria')
  const change = (newPassword: string) =>
    maria.client.security.changePassword({ oldPassword: 'Croupier1', newPassword, confirmNewPassword: newPassword })
  const number = { mobileNum: '09170001002', countryDialingCode: '63' }
  const reset = (newPassword: string) =>
    maria.client.security.setPasswordByPhone({ ...number, verificationCode: '246810', newPassword })
  await maria.client.security.forgotSms(number)
  for (const password of ['Maria2026', 'x0001002', 'Croupier2', 'Qwerty123'])
    for (const set of [change, reset])
      expect(await refusal(set(password))).toMatchObject({ code: 'password.weak', value: { field: 'newPassword' } })
  await change('Better123')
  const guest = testPlatform.visitor()
  const captcha = await captchaFor(testPlatform, guest)
  expect((await guest.client.session.login({ username: 'maria', password: 'Better123', captcha })).userName).toBe(
    'maria',
  )
})

it('an agent opens no account with such a password', async () => {
  const { client } = await testPlatform.signIn('ace')
  const add = (password: string) => client.team.addDownline({ username: 'carmela01', password })
  expect(await refusal(add('Carmela01'))).toMatchObject({ code: 'password.weak', value: { field: 'password' } })
  expect((await add('Lagoon27x')).account).toBe('carmela01')
})
