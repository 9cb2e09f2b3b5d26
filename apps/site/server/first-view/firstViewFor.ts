import { servesHost } from '@croupier/api/merchant'
import { languageKeys } from '@croupier/stores'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Chosen } from '../merchant/chooseSite.ts'
import { firstLanguage } from '../merchant/firstLanguage.ts'
import { pageMerchantsOf } from '../merchant/renderPage.ts'
import { placeAt } from '../../src/app/address.ts'
import type { Speaks } from '../spoken-languages.ts'
import type { FirstViews } from './FirstViews.ts'

/** Parameters of campaigns, which change nothing on a page. */
const campaign = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid)$/

/** Whether a query leaves the page as it is without one. */
export const isPlain = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((name) => campaign.test(name))

/** Whether the device of a request is a phone, as it says itself. */
export const isPhone = ({ mobile, agent = '' }: { mobile?: string | undefined; agent?: string | undefined }): boolean =>
  mobile === undefined ? /\bMobi/.test(agent) : mobile === '?1'

/** The drawn page for a request, as markup, and its language; nothing where there is none, or not in time. */
export async function firstViewFor(
  context: Context,
  chosen: Chosen,
  { views, platformUrl, speaks }: { views: FirstViews; platformUrl: string; speaks: Speaks },
): Promise<{ readonly markup: string; readonly language: string } | undefined> {
  const { merchant } = chosen.site
  const chosenLanguage = getCookie(context, languageKeys.current)
  const usual = firstLanguage(merchant)
  const language = merchant.languages.find((code) => code === chosenLanguage) ?? usual
  const { path, page } = placeAt(context.req.path)
  const isDrawn =
    !merchant.signInFirst && speaks(language) && page && !page.isGame && isPlain(new URL(context.req.url).search)
  if (!isDrawn) return undefined
  const isWide = !isPhone({ mobile: context.req.header('sec-ch-ua-mobile'), agent: context.req.header('user-agent') })
  const host = context.req.header('host') ?? ''
  const markup = await views.at({
    path,
    language,
    usual,
    // A host that nobody knows must not decide what others see.
    host: servesHost(merchant, host) ? host : (merchant.domains[0] ?? host),
    page: pageMerchantsOf(chosen),
    isWide,
    platformUrl,
  })
  return markup === undefined ? undefined : { markup, language }
}
