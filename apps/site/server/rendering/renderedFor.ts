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

/** Campaign parameters, which change nothing on a page. */
const campaign = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid)$/

/** Whether a page with this query is the same as without one. */
export const isPlain = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((name) => campaign.test(name))

/** Whether the request says that its device is a phone. */
export const isPhone = ({ mobile, agent = '' }: { mobile?: string | undefined; agent?: string | undefined }): boolean =>
  mobile === undefined ? /\bMobi/.test(agent) : mobile === '?1'

/**
 * Whether a request asks for less data, by the device's setting or the browser's: pictures start loading with the
 * page's HTML.
 */
function savesData(context: Context): boolean {
  const choice = getCookie(context, dataSaverCookie)
  return choice === 'on' || (choice !== 'off' && context.req.header('save-data') === 'on')
}

/** The language in the request's cookie, or the merchant's default. */
export function languageFor(context: Context, { site: { merchant } }: Chosen): string {
  const chosen = getCookie(context, languageKeys.current)
  return merchant.languages.find((code) => code === chosen) ?? firstLanguage(merchant)
}

/** The rendered page for a request and its language; undefined if there is none, or not in time. */
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
  // Otherwise the browser's own language decides, which the server does not read.
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
    // An unknown host must not decide what others see.
    host: servesHost(merchant, host) ? host : (merchant.domains[0] ?? host),
    page: pageMerchantsOf(chosen),
    isWide,
    platformUrl,
  })
  return found && { ...found, language }
}
