import { servesHost } from '@croupier/api/merchant'
import { dataSaverCookie, languageKeys } from '@croupier/stores'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Chosen } from '../merchant/chooseSite.ts'
import { firstLanguage } from '../merchant/firstLanguage.ts'
import { pageMerchantsOf } from '../merchant/renderPage.ts'
import { placeAt } from '../../src/routes/address.ts'
import type { Speaks } from '../spoken-languages.ts'
import type { PageCache } from './PageCache.ts'
import type { PageMarkup } from './pageMarkup.ts'

/** Parameters of campaigns, which change nothing on a page. */
const campaign = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid)$/

/** Whether a query leaves the page as it is without one. */
export const isPlain = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((name) => campaign.test(name))

/** Whether the device of a request is a phone, as it says itself. */
export const isPhone = ({ mobile, agent = '' }: { mobile?: string | undefined; agent?: string | undefined }): boolean =>
  mobile === undefined ? /\bMobi/.test(agent) : mobile === '?1'

/** Whether a request asks for less data, by the device's choice or the browser's: pictures begin to load with the page's HTML. */
function savesData(context: Context): boolean {
  const choice = getCookie(context, dataSaverCookie)
  return choice === 'on' || (choice !== 'off' && context.req.header('save-data') === 'on')
}

/** The language that a request asks for by its cookie, or the merchant's usual one. */
export function languageFor(context: Context, { site: { merchant } }: Chosen): string {
  const chosen = getCookie(context, languageKeys.current)
  return merchant.languages.find((code) => code === chosen) ?? firstLanguage(merchant)
}

/** The rendered page for a request and its language; nothing where there is none, or not in time. */
export async function renderedFor(
  context: Context,
  chosen: Chosen,
  { views, platformUrl, speaks }: { views: PageCache<PageMarkup>; platformUrl: string; speaks: Speaks },
): Promise<(PageMarkup & { readonly language: string }) | undefined> {
  const { merchant } = chosen.site
  const chosenLanguage = getCookie(context, languageKeys.current)
  const usual = firstLanguage(merchant)
  const language = languageFor(context, chosen)
  const { path, page } = placeAt(context.req.path)
  // Else the browser's own language decides, which the server does not read.
  const isLanguageKnown = !merchant.browserLanguage || chosenLanguage !== undefined
  const isRendered =
    !savesData(context) &&
    !merchant.signInFirst &&
    isLanguageKnown &&
    speaks(language) &&
    page &&
    !page.isGame &&
    isPlain(new URL(context.req.url).search)
  if (!isRendered) return undefined
  const isWide = !isPhone({ mobile: context.req.header('sec-ch-ua-mobile'), agent: context.req.header('user-agent') })
  const host = context.req.header('host') ?? ''
  const found = await views.at({
    path,
    language,
    usual,
    // A host that nobody knows must not decide what others see.
    host: servesHost(merchant, host) ? host : (merchant.domains[0] ?? host),
    page: pageMerchantsOf(chosen),
    isWide,
    platformUrl,
  })
  return found && { ...found, language }
}
