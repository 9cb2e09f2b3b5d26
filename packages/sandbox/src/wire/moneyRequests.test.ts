import { contract, endpoints, type EndpointId } from '@croupier/api'
import { expect, it } from 'vitest'
import { createTestPlatform } from '../testing/createTestPlatform.ts'

const GROUPS = ['deposit', 'withdrawal', 'receipt', 'bank', 'transfer', 'statement', 'records']
const HOSTILE: readonly unknown[] = [
  null,
  '',
  -1,
  1.5,
  1e308,
  '1e999',
  'NaN',
  '٣',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  'x'.repeat(5_000),
  '9'.repeat(400),
  [],
  {},
  { toString: 'x' },
  true,
  '__proto__',
  'W00000001',
  'D00000001',
]

it('answers whatever is sent to the calls about money with a code, and never breaks', async () => {
  const testPlatform = createTestPlatform()
  const maria = await testPlatform.signIn('maria')
  const ours = endpoints().filter(({ id }) => GROUPS.includes(id.split('.')[0] ?? ''))
  expect(ours.length).toBeGreaterThan(24)
  let sent = 0
  for (const endpoint of ours) {
    const { method, path, module, sends, sealed } = endpoint
    const fields = 'shape' in endpoint.input ? Object.keys(endpoint.input.shape as object) : []
    for (const field of [...fields, 'unknown']) {
      for (const [at, value] of HOSTILE.entries()) {
        const url = new URL(`http://sandbox.test${path}`)
        if (sends === 'query') url.searchParams.set(field, typeof value === 'string' ? value : JSON.stringify(value))
        const init: RequestInit = {
          method,
          headers: {
            merchant: 'crph',
            language: 'EN',
            authorization: maria.token ?? '',
            'idempotency-key': `hostile-${endpoint.id}-${field}-${at}`,
            ...(module && { moduleid: module }),
          },
        }
        // A sealed call sent in clear is refused before anything is read of it.
        if (sends !== 'query') init.body = JSON.stringify(sealed ? { value } : { [field]: value })
        const response = await testPlatform.sandbox.app.fetch(new Request(url, init))
        const answer = (await response.json()) as { success: boolean; errorCode?: string }
        expect([endpoint.id, field, at, response.status < 500]).toEqual([endpoint.id, field, at, true])
        if (!answer.success) expect(answer.errorCode).toMatch(/./)
        sent++
      }
    }
  }
  expect(sent).toBeGreaterThan(1_500)
  expect(testPlatform.reports).toEqual([])
  expect(testPlatform.sandbox.verify().violations).toEqual([])
}, 20_000)

it('lets no guest and no trial account near other people’s money', async () => {
  const testPlatform = createTestPlatform()
  const money = endpoints().filter(({ id }) => GROUPS.includes(id.split('.')[0] ?? ''))
  for (const { id } of money) expect([id, contract[id as EndpointId].token]).toEqual([id, 'required'])
  const demo = await testPlatform.signIn('demo')
  const request = { amount: '500', bankCardId: 'B00000001', password: '135790' }
  const withdrawal = demo.client.withdrawal.submit(request, { idempotencyKey: 'demo-000001' })
  await expect(withdrawal).rejects.toMatchObject({ code: 'need.true.account' })
  expect((await demo.client.withdrawal.settings({})).allowWithdraw).toBe(false)
})
