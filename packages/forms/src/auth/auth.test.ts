import { describe, expect, it, vi } from 'vitest'
import { loadMessages } from '@croupier/locales'
import { authMessage, authErrorCode, authWayOn } from './authMessage.ts'
import { authErrorCodes, AuthFailure, type AuthPort } from './AuthPort.ts'
import { authSms } from './authSms.ts'
import { createSandboxAuth } from '../testing/sandboxAuth.ts'
import { authContract } from './testing/authContract.ts'
import { createWindowAuth } from './windowAuth.ts'

const dice = () => {
  let state = 7
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

authContract('the sandbox’s provider', async () => {
  const auth = createSandboxAuth({ now: () => 1_795_000_000_000, random: dice() })
  return {
    auth,
    codeFor: async (mobile) => auth.codeFor(mobile) ?? '',
    failNext: async (code) => auth.failNext(code),
    credential: (channel) => (channel === 'facebook' ? { accessToken: 'maria' } : { idToken: 'maria' }),
  }
})

describe('the sandbox’s provider beyond the contract', () => {
  const mobile = '+639171234567'

  it('lets a code expire after ten minutes, or when another is sent [S-128]', async () => {
    let time = 0
    const auth = createSandboxAuth({ now: () => time, random: dice() })
    const first = await auth.sendCode(mobile)
    const code = auth.codeFor(mobile) ?? ''
    time = 10 * 60_000 + 1
    await expect(first.confirm(code)).rejects.toMatchObject({ code: 'code-expired' })
    const second = await auth.sendCode(mobile)
    await auth.sendCode(mobile)
    await expect(second.confirm(code)).rejects.toMatchObject({ code: 'code-expired' })
  })

  it('takes no more guesses after five wrong ones', async () => {
    const auth = createSandboxAuth({ now: () => 0, random: dice() })
    const sent = await auth.sendCode(mobile)
    for (let guess = 0; guess < 5; guess++)
      await expect(sent.confirm('x')).rejects.toMatchObject({ code: 'invalid-verification-code' })
    await expect(sent.confirm(auth.codeFor(mobile) ?? '')).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  it('logs in with the account chosen in the provider’s window, and reports a closed one [S-128]', async () => {
    const chosen = createSandboxAuth({ now: () => 0, random: dice(), chooseAccount: async () => 'maria' })
    await expect(chosen.signIn('google')).resolves.toMatchObject({ firebaseChannel: 'google' })
    const closed = createSandboxAuth({ now: () => 0, random: dice(), chooseAccount: async () => null })
    await expect(closed.signIn('google')).rejects.toMatchObject({ code: 'popup-closed-by-user' })
  })
})

describe('the words for a failure', () => {
  it.each(['EN', 'TY', 'BN'])('are there for every code in %s [S-126]', async (language) => {
    const texts = await loadMessages(language)
    for (const code of authErrorCodes) {
      const message = authMessage(new AuthFailure(code))
      expect('key' in message && texts[message.key]).toBeTruthy()
    }
  })

  it('name five minutes for too many requests [S-126]', () => {
    expect(authMessage(new AuthFailure('too-many-requests'))).toEqual({
      key: 'auth/too-many-requests',
      values: { minutes: 5 },
    })
  })

  it('are those for an unknown failure where nothing else is known [S-127]', () => {
    for (const code of ['auth/internal-error', 'auth/web-storage-unsupported', 'toString', ''])
      expect(authErrorCode(code)).toBe('unknown')
    expect(authMessage(new Error('anything'))).toEqual({ key: 'auth/unknown' })
    expect(authErrorCode('auth/code-expired')).toBe('code-expired')
  })

  it('come with a next step: a new code, or another try [S-128]', () => {
    expect(authWayOn(new AuthFailure('code-expired'))).toBe('send-again')
    for (const code of ['popup-closed-by-user', 'popup-blocked', 'network-request-failed'] as const)
      expect(authWayOn(new AuthFailure(code))).toBe('try-again')
    expect(authWayOn(new AuthFailure('quota-exceeded'))).toBeUndefined()
    expect(authWayOn(new Error('anything'))).toBeUndefined()
  })
})

describe('phone authentication as a form takes it', () => {
  const request = {
    mobile: { national: '09171234567', international: '+639171234567' },
    countryDialingCode: '63',
  }

  it('sends the international number, starts the countdown, and proves the number by the code [S-122] [S-152]', async () => {
    const auth = createSandboxAuth({ now: () => 0, random: dice() })
    let started = 0
    const sms = authSms(auth, () => started++)
    expect(await sms.prove('246810')).toEqual({
      rejection: { fields: { verificationCode: { key: 'auth/code-expired' } } },
    })
    expect(await sms.send(request)).toBeUndefined()
    expect(started).toBe(1)
    expect(await sms.prove('')).toEqual({
      rejection: { fields: { verificationCode: { key: 'auth/missing-verification-code' } } },
    })
    const code = auth.codeFor('+639171234567') ?? ''
    expect(await sms.prove(code)).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: expect.any(String) })
  })

  it('starts no countdown for a code that was not sent, and says why [S-124] [S-126]', async () => {
    const refusing: AuthPort = {
      ...createSandboxAuth({ now: () => 0, random: dice() }),
      sendCode: async () => {
        throw new AuthFailure('quota-exceeded')
      },
    }
    let started = 0
    const sms = authSms(refusing, () => started++)
    expect(await sms.send(request)).toEqual({ message: { key: 'auth/quota-exceeded' } })
    expect(started).toBe(0)
  })
})

it('opens a login window from a page on plain HTTP, whose crypto has no randomUUID', async () => {
  const opened: URL[] = []
  const states = () => opened.map((address) => address.searchParams.get('state'))
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.stubGlobal('window', {
    location: { origin: 'http://192.168.1.7' },
    open: (address: URL) => void opened.push(address),
  })
  try {
    const auth = createWindowAuth({ address: 'http://192.168.1.7/identity' })
    for (let turn = 0; turn < 2; turn++)
      await expect(auth.signIn('google')).rejects.toMatchObject({ code: 'popup-blocked' })
    expect(states()[0]?.length).toBeGreaterThan(12)
    expect(states()[0]).not.toBe(states()[1])
  } finally {
    vi.unstubAllGlobals()
  }
})
