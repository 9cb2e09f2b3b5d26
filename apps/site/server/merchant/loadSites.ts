import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { MerchantUnusable, type MerchantFault, type MerchantFile } from '@croupier/api/merchant'
import { readMerchantJson, readMerchants, type MerchantFolder } from '@croupier/api/merchant/node'
import { BrandUnusable, parseBrand, type Brand } from '@croupier/ui/brand'
import { readLanguagePacks, type LanguagePacks } from '../language-packs.ts'
import { pageTextsOf, type PageTexts } from './pageTexts.ts'

/** A merchant with all site files of its folder. */
export interface SiteFolder {
  readonly merchant: MerchantFile
  readonly folder: string
  /** Folder of brand and pictures: its own, or that of `brandOf`. */
  readonly brandFolder: string
  readonly brand: Brand
  /** The merchant's own texts by language: the packs in `languages/`, see `withLanguagePacks`. */
  readonly languagePacks?: LanguagePacks
  /** What the page shows without scripts, in the merchant's languages; see `withLanguagePacks`. */
  readonly pageTexts?: readonly PageTexts[]
  /** Names of the pages in `legal/`, such as `terms.EN.html`. */
  readonly legalPages: readonly string[]
}

const shown = (file: string) => path.relative(process.cwd(), file)

const namesIn = (folder: string, form: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => form.test(name))
        .toSorted()
    : []

function readBrand(folder: string): Brand {
  const file = path.join(folder, 'brand.json')
  try {
    return parseBrand(readMerchantJson(file))
  } catch (failure) {
    if (!(failure instanceof BrandUnusable)) throw failure
    throw new MerchantUnusable(failure.faults.map((fault) => ({ file: shown(file), ...fault })))
  }
}

function siteOf({ folder, merchant }: MerchantFolder, all: readonly MerchantFolder[]): SiteFolder {
  const lender = merchant.brandOf === undefined ? undefined : all.find((one) => one.merchant.code === merchant.brandOf)
  if (merchant.brandOf !== undefined && !lender)
    throw new MerchantUnusable([
      { file: shown(path.join(folder, 'merchant.json')), key: 'brandOf', remedy: 'name a merchant that is there' },
    ])
  const brandFolder = lender?.folder ?? folder
  return {
    merchant,
    folder,
    brandFolder,
    brand: readBrand(brandFolder),
    legalPages: namesIn(path.join(folder, 'legal'), /^(terms|privacy)\.[A-Z]{2,3}(-[A-Z]{2})?\.html$/),
  }
}

/** Whether a picture or font of a merchant's brand exists. */
export const hasFile = ({ brandFolder }: Pick<SiteFolder, 'brandFolder'>, name: string): boolean =>
  existsSync(path.join(brandFolder, name))

/**
 * Reads every merchant of the folders with brand, texts and legal pages. The first is served if no host decides. Throws
 * `MerchantUnusable`, whose message names file, key and remedy of each fault.
 */
export function loadSites(folders: readonly string[], first?: string): readonly SiteFolder[] {
  const all = readMerchants(folders, first)
  const faults: MerchantFault[] = []
  const sites = all.flatMap((one) => {
    try {
      return [siteOf(one, all)]
    } catch (failure) {
      if (!(failure instanceof MerchantUnusable)) throw failure
      faults.push(...failure.faults)
      return []
    }
  })
  if (faults.length > 0) throw new MerchantUnusable(faults)
  return sites
}

/**
 * Adds to each merchant the language packs of its folder `languages/`, after those of `common` if there are any, and
 * the texts of the page itself. Throws an error that names the file of a wrong pack.
 */
export const withLanguagePacks = (sites: readonly SiteFolder[], common?: string): Promise<readonly SiteFolder[]> =>
  Promise.all(
    sites.map(async (site) => {
      const own = path.join(site.folder, 'languages')
      const folders = [...(common ? [common] : []), ...(existsSync(own) ? [own] : [])]
      const languagePacks = folders.length === 0 ? undefined : await readLanguagePacks(...folders)
      const pageTexts = await pageTextsOf(site.merchant.languages)
      return { ...site, pageTexts, ...(languagePacks && { languagePacks }) }
    }),
  )

/** Faults that keep merchants from being served to the public: a missing licence. */
export const licenceFaults = (sites: readonly SiteFolder[]): readonly MerchantFault[] =>
  sites
    .filter(({ merchant }) => merchant.licence === null)
    .map(({ folder }) => ({
      file: shown(path.join(folder, 'merchant.json')),
      key: 'licence',
      remedy:
        'add number, authority and markets of the licence: games for money may not be offered to the public without one. For a demonstration use npm start.',
    }))
