import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { handPorts } from './hand-platform.ts'
import type { ClientOptions } from './options.ts'

const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'resolved',
    (failure: unknown) => failure,
  )

const server = createServer((request, response) => {
  const merchants = request.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'merchant')
  if (request.url?.startsWith('/wps/v2/wallets/balance')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(`{"success":true,"value":{"sumBalance":9007199254740993.10,"currency":"${merchants.length}"}}`)
  } else {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"success":')
    request.socket.destroy()
  }
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

describe('over a real connection', () => {
  it('one Merchant header arrives, and amounts stay exact [Q-09]', async () => {
    const { options } = handPorts({ baseURL, fetch: undefined })
    expect(await createClient(options).wallet.balance()).toMatchObject({
      sumBalance: '9007199254740993.10',
      currency: '1',
    })
  })

  it('an answer cut in the middle is a network failure', async () => {
    const { options } = handPorts({ baseURL, fetch: undefined, retry: { attempts: 1 } })
    expect(await caught(createClient(options).games.hot())).toMatchObject({ kind: 'Network' })
  })

  it('a closed port is a network failure', async () => {
    const { options } = handPorts({ baseURL: 'http://127.0.0.1:1', fetch: undefined, retry: { attempts: 1 } })
    expect(await caught(createClient(options).games.hot())).toMatchObject({ kind: 'Network' })
  })
})

describe('over an injected carrier', () => {
  it('a carrier that answers immediately and one that throws immediately are both handled', async () => {
    const at = (fetch: () => Response) => createClient(handPorts({ fetch, retry: { attempts: 1 } }).options)
    expect(await at(() => Response.json({ success: true, value: 3 })).inbox.unreadCount()).toBe(3)
    const broken = at(() => {
      throw new TypeError('no')
    })
    expect(await caught(broken.inbox.unreadCount())).toMatchObject({ kind: 'Network' })
  })
})

describe('with answers from before the client was there', () => {
  const asked: string[] = []
  const client = (early: ClientOptions['early']) =>
    createClient(
      handPorts({
        retry: { attempts: 1 },
        early,
        fetch: ({ url }) => {
          asked.push(new URL(url).pathname)
          return Response.json({ success: true, value: 3 })
        },
      }).options,
    )

  it('an early answer is used in place of a request, and is checked like every other', async () => {
    asked.length = 0
    const text = (value: string) => Promise.resolve({ status: 200, text: `{"success":true,"value":${value}}` })
    expect(await client(() => text('7')).inbox.unreadCount()).toBe(7)
    expect(await caught(client(() => text('"many"')).inbox.unreadCount())).toMatchObject({
      kind: 'ContractMismatch',
    })
    expect(asked).toEqual([])
  })

  it('a request without one is sent, and so is one whose early answer did not come', async () => {
    asked.length = 0
    expect(await client(() => undefined).inbox.unreadCount()).toBe(3)
    expect(await client(() => Promise.reject(new TypeError('No connection.'))).inbox.unreadCount()).toBe(3)
    expect(asked).toHaveLength(2)
  })
})
