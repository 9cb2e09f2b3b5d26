import { languagesWithTexts } from '@croupier/locales'
import type { SiteFolder } from './merchant/loadSites.ts'

/** The languages that are built in, before a server adds packs. */
const builtIn = languagesWithTexts()

/** Whether this server has the texts for a language's pages. */
export type Speaks = (code: string) => boolean

/**
 * The server renders in the languages of the build, except those for which a merchant has separate texts: the last
 * registered texts would apply to all merchants.
 */
export function spokenBy(sites: readonly Pick<SiteFolder, 'languagePacks'>[]): Speaks {
  const packed = new Set(sites.flatMap(({ languagePacks }) => languagePacks?.codes ?? []))
  return (code) => builtIn.includes(code) && !packed.has(code)
}
