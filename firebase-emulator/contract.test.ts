import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { createServer, defaultClientConditions, type ViteDevServer } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import type { AuthErrorCode } from '../packages/forms/src/auth/AuthPort.ts'
import { authContract, type AuthHarness } from '../packages/forms/src/auth/testing/authContract.ts'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import { emulator, pagePort, project } from './places.ts'
import { remoteAuth } from './remote.ts'

let server: ViteDevServer
let browser: Browser
let page: Page

beforeAll(async () => {
  const root = path.resolve(import.meta.dirname, '..')
  server = await createServer({
    configFile: false,
    root: path.join(import.meta.dirname, 'page'),
    cacheDir: path.join(import.meta.dirname, 'node_modules/.vite'),
    logLevel: 'error',
    resolve: { conditions: ['croupier-source', ...defaultClientConditions] },
    optimizeDeps: { include: ['firebase/app', 'firebase/auth'] },
    server: { port: pagePort, strictPort: true, host: '127.0.0.1', hmr: false, fs: { allow: [root] } },
  })
  await server.listen()
  const executablePath = await findBrowser()
  browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

interface SentMessages {
  readonly verificationCodes: readonly { readonly phoneNumber: string; readonly code: string }[]
}

const codeFor = async (mobile: string) => {
  const answer = await fetch(`${emulator}/emulator/v1/projects/${project}/verificationCodes`)
  const { verificationCodes } = (await answer.json()) as SentMessages
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === mobile)?.code ?? ''
}

/**
 * What Google's servers answer with; the emulator never refuses so by itself. An empty code is refused before it is
 * sent, and closing the provider's window needs the window, which comes from the internet.
 */
const refusals = {
  'invalid-phone-number': 'INVALID_PHONE_NUMBER : Invalid format.',
  'missing-phone-number': 'MISSING_PHONE_NUMBER',
  'too-many-requests': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  unknown: 'SOMETHING_NEVER_HEARD_OF',
  'invalid-verification-code': 'INVALID_CODE',
  'captcha-check-failed': 'CAPTCHA_CHECK_FAILED : Hostname match not found',
  'quota-exceeded': 'QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.',
  'operation-not-allowed': 'OPERATION_NOT_ALLOWED',
  'code-expired': 'SESSION_EXPIRED',
} satisfies Partial<Record<AuthErrorCode, string>>

const refusable = Object.keys(refusals) as (keyof typeof refusals)[]

const token = (subject: string) => JSON.stringify({ sub: subject, email: `${subject}@mail.example`, iss: '', exp: 4e9 })

const start = async (): Promise<AuthHarness> => {
  await page?.close()
  page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${pagePort}/`)
  await page.waitForFunction(() => 'remote' in globalThis)
  return {
    auth: remoteAuth(page),
    codeFor,
    failNext: async (code) => {
      const message = (refusals as Partial<Record<AuthErrorCode, string>>)[code] ?? ''
      await page.route(
        '**/accounts:sendVerificationCode**',
        (route) =>
          route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
          }),
        { times: 1 },
      )
    },
    // The emulator takes a credential in clear: the claims that a signed token would carry.
    credential: (channel) =>
      channel === 'facebook' ? { accessToken: token('maria-facebook') } : { idToken: token(`maria-${channel}`) },
  }
}

authContract('Firebase', start, refusable)
