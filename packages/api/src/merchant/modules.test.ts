import { describe, expect, it } from 'vitest'
import { contract, endpoints } from '../contract/contract.ts'
import { reference } from '../contract/reference.ts'
import { createWire } from '../client/wire.ts'
import { isSwitchedOff } from '../client/failures.ts'
import { handPorts } from '../client/hand-platform.ts'
import { allModules, isModuleId, modules } from './modules.ts'

/** Modules of calls that every merchant needs: the platform sends no switch for them. */
const common = [...new Set(endpoints().map(({ module }) => module))].filter((id) => id === null || !isModuleId(id))

it('is one table of 66 modules, each with a name and one sentence', () => {
  expect(allModules).toHaveLength(66)
  for (const { name, purpose } of Object.values(modules)) {
    expect(name).toMatch(/^[A-Z]/)
    expect(purpose).toMatch(/^[A-Z][^.]+\.$/)
  }
  expect(new Set(Object.values(modules).map(({ purpose }) => purpose)).size).toBe(66)
})

it('leaves one call without a module: the key, which is asked for before anything is known, R-115', () => {
  expect(endpoints().flatMap(({ id, module }) => (module === null ? [id] : []))).toEqual(['session.sealingKey'])
  expect(common).not.toContain('')
})

describe.each(allModules)('without %s', (id) => {
  const own = endpoints().filter(({ module }) => module === id)

  it('sends no call of it, and every other one', async () => {
    const { options, platform } = handPorts({ hasModule: (module) => module !== id })
    const wire = createWire(options)
    const send = (one: (typeof own)[number]) => {
      const [group = '', action = ''] = one.id.split('.')
      const calls = wire.calls({ [one.id]: contract[one.id] } as never) as Record<
        string,
        Record<string, (input: unknown, how: object) => Promise<unknown>>
      >
      return calls[group]?.[action]?.(reference[one.id].examples[0].request, { idempotencyKey: 'one' })
    }
    for (const one of own.filter(({ unswitched }) => !unswitched))
      expect(await send(one)?.then(() => 'sent', isSwitchedOff), one.id).toBe(true)
    expect(platform.sent).toEqual([])
    void send(contract['system.countries'])
    await platform.next()
  })
})
