import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { workOut } from './workOut.ts'

describe('workOut', () => {
  it.each([0, 1, 5, 8, 11])('finds a number whose hash begins with %i zero bits', async (zeroBits) => {
    const number = await workOut({ seed: 'lot-1', zeroBits })
    const hash = createHash('sha256').update(`lot-1.${number}`).digest('hex')
    expect(BigInt(`0x${hash}`) >> BigInt(256 - zeroBits)).toBe(0n)
  })
})
