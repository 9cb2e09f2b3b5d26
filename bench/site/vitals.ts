/** The lab's share of Q-01: largest paint, interaction and layout shift of a page, on a slow phone and on a desktop. */
import { chromium } from 'playwright'
import { watchSpeed, type PageSpeed } from '../../apps/site/src/ports/pageSpeed.ts'
import { browserFlags } from '../../scripts/browser.ts'
import { visit, type Session } from './visit.ts'

/** How a device and its connection are throttled. */
interface Profile {
  readonly width: number
  readonly height: number
  readonly isMobile: boolean
  /** How many times slower the processor is. */
  readonly slower: number
  readonly bitsPerSecond: number
  readonly latencyMs: number
}

/** Lighthouse's slow phone, and a desktop on a typical connection. */
export const profiles = {
  phone: { width: 412, height: 823, isMobile: true, slower: 4, bitsPerSecond: 1_600_000, latencyMs: 150 },
  desktop: { width: 1350, height: 940, isMobile: false, slower: 1, bitsPerSecond: 10_000_000, latencyMs: 40 },
} as const satisfies Readonly<Record<string, Profile>>

/** Google's thresholds for good, at the 75th percentile. */
export const bounds: PageSpeed = { largestPaintMs: 2_500, interactionMs: 200, layoutShift: 0.1 }

const runs = 5

/** Phones identify themselves as phones. */
const phoneAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36'

/** The 75th percentile of each figure over several first visits. */
export async function labSpeed(
  address: string,
  session: Session | undefined,
  path: string,
  profile: Profile,
): Promise<PageSpeed> {
  const seen: PageSpeed[] = []
  for (let run = 0; run < runs; run++) seen.push(await once(address, session, path, profile))
  const upper = (name: keyof PageSpeed) =>
    seen.map((one) => one[name]).toSorted((one, other) => one - other)[Math.ceil(runs * 0.75) - 1] ?? 0
  return {
    largestPaintMs: upper('largestPaintMs'),
    interactionMs: upper('interactionMs'),
    layoutShift: upper('layoutShift'),
  }
}

async function once(address: string, session: Session | undefined, path: string, profile: Profile): Promise<PageSpeed> {
  const { width, height, isMobile, slower, bitsPerSecond, latencyMs } = profile
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: browserFlags })
  try {
    const page = await browser.newPage({
      viewport: { width, height },
      isMobile,
      hasTouch: isMobile,
      ...(isMobile && { userAgent: phoneAgent }),
    })
    await page.addInitScript(`globalThis.speedOfPage = (${watchSpeed.toString()})(globalThis)`)
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 16,
    })
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower })
    // A visitor arrives with nothing stored on the device, and so in the merchant's language.
    await (session ? visit(page, address, session, path) : page.goto(new URL(path, address).href))
    await page.waitForLoadState('networkidle')
    // Presses the page itself, then its first control, or that of a dialog above it.
    const dialog = page.getByRole('dialog')
    const choices = (await dialog.count()) > 0 ? dialog.locator('label, button') : page.locator('main button, main a')
    const press = choices.and(page.locator(':not([aria-disabled=true])')).filter({ visible: true })
    await page.keyboard.press('Tab')
    await (isMobile ? press.first().tap() : press.first().click())
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => (globalThis as unknown as { speedOfPage: () => PageSpeed }).speedOfPage())
  } finally {
    await browser.close()
  }
}
