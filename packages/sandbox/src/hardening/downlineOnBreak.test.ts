import { endpoints } from '@croupier/api'
import { DAY } from '@croupier/locales/calendar'
import { expect, it, vi } from 'vitest'
import { startBreak } from '../domains/safety/safety/breaks.ts'
import { createTestPlatform } from '../testing/createTestPlatform.ts'
import { personOf } from '../testing/playing.ts'
import { attackers, switchOn } from './testing/attackers.ts'
import { rowsOf, secretsOf } from './testing/exposure.ts'
import { exampleOf, fieldsOf, openly, send } from './testing/requests.ts'

// A thousand requests: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 })

const TAKES_SOMEBODY = /id$|ids$|account|username|subordinatename|search/i

/** Calls of the team's list and tree, which show a member on a break as an unavailable account. */
const NAMES_THE_ROW: ReadonlySet<string> = new Set(['team.downlines', 'team.downline'])

it('a downline on a break is out of reach of the agent above at every call: nothing is seen, sent, offered or changed [G-36] [N-20]', async () => {
  const testPlatform = createTestPlatform({ sealing: async () => openly, scenario: 'agent-month' })
  const { sandbox } = testPlatform
  const { context, state } = sandbox
  const downline = personOf(testPlatform, 'efren')
  const merchant = context.merchants.get('crph')
  if (!merchant) throw new Error('no merchant')
  const targets = endpoints().filter(
    ({ token, id }) => token === 'required' && id !== 'session.logout' && !id.startsWith('safety.'),
  )
  for (const { module } of targets) if (module !== 'GEETEST3') switchOn(sandbox, module)
  state.transact(() => startBreak(context, merchant, downline, '30d'))
  const secret = secretsOf(sandbox, [downline])
  const rows = () => [...rowsOf(context, downline)]
  const before = rows()
  const revive = attackers(sandbox, [personOf(testPlatform, 'ace')])
  const span = { startTime: context.clock.now() - 40 * DAY, endTime: context.clock.now() }
  const wrong: string[] = []
  for (const endpoint of targets) {
    const fields = fieldsOf(endpoint)
    const named = fields.filter((field) => TAKES_SOMEBODY.test(field))
    const days = fields.includes('startTime') ? span : {}
    for (const field of ['', ...named])
      for (const id of field === '' ? [''] : [String(downline.id), downline.account]) {
        const [caller] = revive()
        const asked = field === '' ? {} : { [field]: /ids$/i.test(field) ? [id] : id }
        const reply = await send(sandbox.app, endpoint, {
          ...caller,
          fields: { ...exampleOf(endpoint), ...days, ...asked },
        })
        if (field === 'subordinateName' && endpoint.id === 'statement.transactions')
          expect(reply.text).toContain('statement.subordinate.foreign')
        const told = id === '' ? reply.text : reply.text.replaceAll(id, '')
        const shown = secret.exec(told)?.[0] ?? (/"efren"/.test(told) && !NAMES_THE_ROW.has(endpoint.id) ? 'efren' : '')
        if (shown !== '') wrong.push(`${endpoint.id} ${field}=${id} shows ${shown}`)
      }
  }
  expect(wrong).toEqual([])
  expect(rows()).toEqual(before)
})
