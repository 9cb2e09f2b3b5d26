import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NotOpened } from './opening.ts'
import { createPlatformOpener } from './platform-opening.ts'
import { createPlatformSealing } from './platform-scheme.ts'

const sealing = createPlatformSealing()
const opener = createPlatformOpener()
const payload = { username: 'maria', password: 'Croupier1' }

describe('the receiving half of the platform’s own scheme', () => {
  it('opens what was sealed for it, with and without the headers of newer gateways [S-429]', async () => {
    const { open, publicKey } = await opener
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (any) => {
        const { value, headers } = await sealing.seal(any, publicKey)
        expect(JSON.stringify(await open(value, new Headers(headers)))).toBe(JSON.stringify(any))
      }),
      { numRuns: 20 },
    )
    const { value, headers } = await sealing.seal(payload, publicKey)
    expect(await open(value, new Headers({ Encryption: headers['Encryption'] ?? '' }))).toEqual(payload)
  })

  it('opens nothing that was sealed for another, changed, or came without its block', async () => {
    const [{ open, publicKey }, other] = [await opener, await createPlatformOpener()]
    const { value, headers } = await sealing.seal(payload, publicKey)
    const elsewhere = await sealing.seal(payload, other.publicKey)
    for (const [text, sent] of [
      [value, {}],
      [value, { ...headers, Encryption: 'zz' }],
      [value, { ...headers, 'X-RSA': other.publicKey }],
      [value, { ...headers, 'X-Digest': 'other' }],
      [value, { Encryption: elsewhere.headers['Encryption'] ?? '' }],
      ['AAAA', { Encryption: headers['Encryption'] ?? '' }],
    ] as const)
      await expect(open(text, new Headers(sent))).rejects.toThrow(NotOpened)
  })

  it('writes customer-service paths that the sealing opens [S-220]', async () => {
    const path = (await opener).servicePath('https://chat.example/বাংলা')
    expect(path).not.toContain('chat')
    expect(await sealing.open(path)).toBe('https://chat.example/বাংলা')
  })
})
