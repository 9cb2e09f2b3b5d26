import { expect, it, vi } from 'vitest'
import { errorReports, type ErrorReport } from './errorReports.ts'

function page() {
  const events = new EventTarget()
  const sent: Blob[] = []
  const window = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    location: { origin: 'https://play.example', pathname: '/rng' },
    document: { documentElement: { lang: 'en' } },
    navigator: { sendBeacon: vi.fn((_url: string, body: Blob) => sent.push(body) > 0) },
    sessionStorage: { getItem: () => 'crph' },
  } as unknown as Parameters<typeof errorReports>[0]
  const fail = (error: unknown) => events.dispatchEvent(Object.assign(new Event('error'), { error }))
  return { window, sent, fail }
}

const failing = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n  at go (https://play.example/assets/a.js?v=1:2:3)\n  at other (https://ads.example/b.js:1:1)`,
  })

it('sends nothing before it was started and nothing after it was stopped', () => {
  const { window, sent, fail } = page()
  const reports = errorReports(window)
  fail(failing('early'))
  reports.start()
  fail(failing('first'))
  reports.stop()
  fail(failing('late'))
  expect(sent).toHaveLength(1)
})

it('masks what a person may have entered and names only the site’s own scripts', async () => {
  const { window, sent, fail } = page()
  errorReports(window).start()
  fail(failing('no member "maria" with 0917-555-1234, maria@mail.example'))
  const report = JSON.parse((await sent[0]?.text()) ?? '') as ErrorReport
  expect(report).toEqual({
    name: 'TypeError',
    message: 'no member “…” with #-#-#, …',
    stack: ['/assets/a.js:2:3'],
    page: '/rng',
    merchant: 'crph',
    language: 'en',
    reference: '',
  })
})

it('sends the same failure once, and at most ten failures in a visit', () => {
  const { window, sent, fail } = page()
  errorReports(window).start()
  fail(failing('same'))
  fail(failing('same'))
  expect(sent).toHaveLength(1)
  for (const letter of 'abcdefghijklm') fail(failing(letter))
  expect(sent).toHaveLength(10)
})

it('reports where the browser denies its storage, without the merchant', async () => {
  const { window, sent, fail } = page()
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  errorReports(window).start()
  fail(failing('denied'))
  expect(JSON.parse((await sent[0]?.text()) ?? '')).toMatchObject({ message: 'denied', merchant: '' })
})
