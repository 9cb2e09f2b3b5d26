import { expect, it } from 'vitest'
import { contentPolicy } from './site-app.ts'

const origins = { imageOrigins: ['https://img.example'], gameOrigins: ['https://games.example'], apiOrigins: [] }
const rule = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `))

it('admits pictures, framed games and calls from the named origins alone [Q-08]', () => {
  const policy = contentPolicy('<script>go()</script>', origins)
  expect(rule(policy, 'img-src')).toBe("img-src 'self' data: https://img.example")
  expect(rule(policy, 'frame-src')).toBe('frame-src https://games.example')
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(rule(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]+={0,2}'$/)
})

it('admits the platform’s other addresses when they are named', () => {
  const policy = contentPolicy('', { ...origins, apiOrigins: ['https://a.example', 'https://b.example'] })
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://a.example https://b.example")
})
