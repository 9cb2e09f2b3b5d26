import { languagesWithTexts } from '@croupier/locales'
import type { SiteFolder } from './merchant/loadSites.ts'

/** The languages that are built in, before a server adds packs. */
const builtIn = languagesWithTexts()

/** Whether this server knows the words that a language's pages have. */
export type Speaks = (code: string) => boolean

/** The server writes pages in the languages of the build, but not in one that some merchant has words of its own for: the last registered ones are those of all. */
export function spokenBy(sites: readonly Pick<SiteFolder, 'languagePacks'>[]): Speaks {
  const packed = new Set(sites.flatMap(({ languagePacks }) => languagePacks?.codes ?? []))
  return (code) => builtIn.includes(code) && !packed.has(code)
}
