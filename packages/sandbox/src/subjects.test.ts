import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonErrors, contract, isSessionCode } from '@croupier/api'
import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { subject } from './Subject.ts'
import { platform } from './subjects.ts'
import { Refusal } from './Refusal.ts'
import { createTestPlatform } from './testing/createTestPlatform.ts'
import { freshOpeners } from './wire/openers.ts'
import { createPlatformApp } from './wire/platformApp.ts'

const declared = new Set(Object.values(contract).flatMap(({ errors }) => Object.keys(errors)))

/** Refusals of the operator's actions, which no call of the contract uses. */
const OPERATOR_ONLY = new Set(['withdrawal.stage', 'promotion.application.unknown', 'points.redemption.unknown'])

describe('the subjects together', () => {
  it('refuse with codes that a call of the contract declares, each with a text', () => {
    const undeclared = Object.keys(platform.refusals).filter(
      (code) => !declared.has(code) && !OPERATOR_ONLY.has(code) && !(code in commonErrors) && !isSessionCode(code),
    )
    expect(undeclared).toEqual([])
    for (const [code, { EN, TY, BN }] of Object.entries(platform.refusals)) {
      expect([code, EN, TY, BN].every(Boolean)).toBe(true)
      expect(BN).toMatch(/[\u0980-\u09ff]/)
    }
  })

  it('are all in the types of the package: whatever a subject adds to Context.ts or Refusal.ts', () => {
    const adding = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => /^declare module/m.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
    const listed = readFileSync(join(import.meta.dirname, 'declarations.ts'), 'utf8').matchAll(/^import '\.\/(.+)'$/gm)
    expect(Array.from(listed, ([, file]) => file).sort()).toEqual(adding.sort())
  })

  it('may not declare the same name twice', () => {
    const twice = subject({ tables: { counters: { keeps: 'memory', shape: {}, secrets: [] } } })
    expect(() => compose(...([twice] as unknown as Parameters<typeof compose>))).toThrow(
      'two subjects declare counters',
    )
  })
})

describe('a refusal with a code that its call does not declare', () => {
  const answerOf = async (declaredCodesOnly: boolean) => {
    const { sandbox } = createTestPlatform()
    const reports: string[] = []
    const refuse = () => {
      throw new Refusal('deposit.match.none')
    }
    const app = createPlatformApp({
      ...sandbox,
      rules: { ...platform, calls: { ...platform.calls, 'system.status': refuse } },
      addresses: { publicUrl: '', gamesUrl: '', siteOrigins: [] },
      addressOf: () => null,
      openers: freshOpeners(),
      declaredCodesOnly,
      report: (message) => reports.push(message),
    })
    const { path } = contract['system.status']
    const answer = await app.fetch(new Request(`http://sandbox.test${path}`, { headers: { Merchant: 'crph' } }))
    return { status: answer.status, body: (await answer.json()) as { errorCode: string }, reports }
  }

  it('fails the call in tests, and is reported', async () => {
    const { status, body, reports } = await answerOf(true)
    expect([status, body.errorCode]).toEqual([500, 'system.error'])
    expect(reports).toEqual([
      'system.status refused with deposit.match.none, which the contract does not declare for it',
    ])
  })

  it('is answered as any other outside of tests', async () => {
    const { status, body, reports } = await answerOf(false)
    expect([status, body.errorCode, reports]).toEqual([200, 'deposit.match.none', []])
  })
})
