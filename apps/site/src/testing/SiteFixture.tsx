import { createJweOpener, createJweSealing, createWire, readServicePath, type JweOpener } from '@croupier/api'
import { languages } from '@croupier/locales'
import { siteMerchant, type MerchantFile, type SiteMerchant } from '@croupier/api/merchant'
import {
  alikeStores,
  createSandbox,
  manualClock,
  sandboxMerchant,
  seededRandom,
  type Clock,
  type Sandbox,
} from '@croupier/sandbox'
import { createRootStore, defaultSiteConfig, type RootStore } from '@croupier/stores'
import { memoryStorage } from '@croupier/stores/browser'
import { RootProvider } from '@croupier/stores/react'
import { observer } from 'mobx-react-lite'
import { use, useEffect, useState, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { StoryMerchant } from '../../../../.storybook/StoryMerchant.ts'
import { presentWork } from '../../../../.storybook/storyWork.ts'
import { shippedMerchants } from '../../../../merchants/shipped.ts'
import { drawPictures } from './drawPictures.ts'

type Fault = NonNullable<NonNullable<Parameters<typeof createSandbox>[0]>['faults']>[number]

/** How long a story waits for its fixture: the sandbox is seeded and its keys are made first. */
export const storyTimeout = { timeout: 10_000 }

/** Does something as the operator, by the action's name. */
export type Operate = (action: string, body: object) => Promise<unknown>

// One shared key pair: making one takes as long as the rest of a story.
let opener: Promise<JweOpener> | undefined
// Seeded once, for all fixtures of the page.
const seededStore = alikeStores()

/** How a story's platform differs from the default, and what happens before its part is shown. */
export interface SiteFixtureProps {
  readonly faults?: readonly Fault[]
  /** Operator's actions, by name, done first. */
  readonly operate?: Readonly<Record<string, object>>
  /** What the device remembers of earlier visits, such as market and language. */
  readonly remembered?: Readonly<Record<string, string>>
  /** Why the window of another provider fails; otherwise it returns the first listed person. */
  readonly providerFails?: string | undefined
  /** How the site's merchants differ from the shipped ones. */
  readonly merchant?: Partial<SiteMerchant>
  readonly prepare: (root: RootStore, operate: Operate) => unknown
  readonly children: ReactNode
}

function fixtureRoot(
  sandbox: Sandbox,
  remembered: Readonly<Record<string, string>>,
  merchant: Partial<SiteMerchant>,
  providerFails: string | undefined,
  track: ReturnType<typeof presentWork>['track'],
): RootStore {
  const begun = Date.now()
  const send = (input: RequestInfo | URL, init?: RequestInit) =>
    track(async () => sandbox.app.fetch(new Request(input, init)))
  return createRootStore({
    openWire: (context) =>
      createWire({
        ...context,
        baseURL: 'http://sandbox.test',
        fetch: send,
        sealing: createJweSealing(),
        retry: { attempts: 1 },
      }),
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage({ lang: 'EN', ageAnswer: 'of-age', ...remembered }),
    cookies: { get: () => undefined, set: () => undefined, delete: () => undefined },
    clock: {
      // The platform's running time: a story shows the same days whenever it is viewed.
      now: () => sandbox.context.clock.now() + Date.now() - begun,
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (handle) => window.clearTimeout(handle as number),
      setInterval: (run, ms) => window.setInterval(run, ms),
      clearInterval: (handle) => window.clearInterval(handle as number),
    },
    random: () => 0.5,
    uuid: () => crypto.randomUUID(),
    place: {
      host: () => 'localhost:4000',
      href: () => 'http://localhost:4000/',
      search: () => '',
      go: () => undefined,
      reloadAt: () => undefined,
      hasPage: () => true,
    },
    config: defaultSiteConfig,
    merchants: shippedMerchants.map((file) => ({ ...siteMerchant(file), ...merchant })),
    identityProvider: async ({ merchantCode }) => ({
      signIn: async (channel) => {
        if (providerFails) throw Object.assign(new Error(providerFails), { code: providerFails })
        const query = new URLSearchParams({ merchant: merchantCode, channel, origin: 'http://localhost:4000' })
        const page = await (await send(`http://sandbox.test/identity?${query}`)).text()
        return { firebaseIdToken: /data-token="([^"]+)"/.exec(page)?.[1] ?? '' }
      },
      sendCode: () => Promise.reject(new Error('A story sends no codes.')),
    }),
    analytics: { start: () => undefined },
    operatingSystem: 'Linux',
    openServicePath: async (path) => readServicePath(path),
    languages: languages.map((language) => language.code),
  })
}

/** A visitor of the Bangladeshi market who reads Bengali. */
export const inBangladesh = { lang: 'BN', merchantCurrency: 'BDT' } as const

/** The toolbar's merchant. Code, currency and hosts stay, because the seeded people belong to those. */
function shownAs(chosen: MerchantFile | undefined): Partial<SiteMerchant> {
  if (!chosen) return {}
  const { merchantCode: _code, currency: _currency, domains: _domains, ...shown } = siteMerchant(chosen)
  return shown
}

/** Dates by the merchant's calendar, as on the site, wherever the story is viewed. */
const InItsZone = observer(function InItsZone({ root, children }: { root: RootStore; children: ReactNode }) {
  const { locale, messages, defaultLocale, onError } = useIntl()
  const { timeZone } = root.merchant.current
  return <IntlProvider {...{ locale, messages, defaultLocale, onError, timeZone }}>{children}</IntlProvider>
})

/** Shows a part of the site with its own stores and sandbox. For stories; the site itself never loads it. */
export function SiteFixture({
  faults = [],
  operate = {},
  remembered = {},
  merchant = {},
  providerFails,
  prepare,
  children,
}: SiteFixtureProps) {
  const chosen = use(StoryMerchant)
  const [{ root, sandbox, track }] = useState(() => {
    const { track, pausing } = presentWork()
    const clock: Clock = {
      ...manualClock(Date.UTC(2026, 10, 21, 12)),
      // Late responses stay late: the part that requested them keeps loading.
      wait: (ms) => pausing(() => new Promise((resolve) => setTimeout(resolve, ms))),
    }
    const platform = createSandbox({
      merchants: shippedMerchants.map(sandboxMerchant),
      clock,
      random: seededRandom(7),
      passwordMemory: 1,
      store: seededStore(),
      sealing: () => (opener ??= createJweOpener()),
      faults,
    })
    return {
      sandbox: platform,
      track,
      root: fixtureRoot(platform, remembered, { ...shownAs(chosen), ...merchant }, providerFails, track),
    }
  })
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const start = async () => {
      const act: Operate = async (action, body) =>
        sandbox.app.fetch(
          new Request(`http://sandbox.test/__sandbox/api/${action}`, { method: 'POST', body: JSON.stringify(body) }),
        )
      for (const [action, body] of Object.entries(operate)) await act(action, body)
      await prepare(root, act)
      setReady(true)
    }
    void track(start)
    const stopDrawing = drawPictures(sandbox)
    return () => {
      stopDrawing()
      root.stop()
    }
    // A story sets up its fixture once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root, sandbox])
  return isReady ? (
    <RootProvider root={root}>
      <InItsZone root={root}>{children}</InItsZone>
    </RootProvider>
  ) : null
}
