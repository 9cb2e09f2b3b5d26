import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MerchantFile } from './merchantFile.ts'
import { MerchantUnusable, parseMerchant, type MerchantFault } from './parseMerchant.ts'

/** A merchant with the folder it was read from. */
export interface MerchantFolder {
  readonly folder: string
  readonly merchant: MerchantFile
}

/** Reads a JSON file of a merchant's folder. Throws {@link MerchantUnusable} when it is missing or not JSON. */
export function readMerchantJson(file: string): unknown {
  const shown = path.relative(process.cwd(), file)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new MerchantUnusable([{ file: shown, key: '', remedy: 'the file is missing; add it' }])
  }
  try {
    return JSON.parse(text)
  } catch (failure) {
    const what = failure instanceof Error ? failure.message : String(failure)
    throw new MerchantUnusable([{ file: shown, key: '', remedy: `the file is not JSON; correct it (${what})` }])
  }
}

/** Reads one merchant's folder. Throws {@link MerchantUnusable}. */
function readMerchant(folder: string): MerchantFolder {
  const file = path.join(folder, 'merchant.json')
  const shown = path.relative(process.cwd(), file)
  const merchant = parseMerchant(readMerchantJson(file), shown)
  if (merchant.code !== path.basename(folder))
    throw new MerchantUnusable([
      { file: shown, key: 'code', remedy: `must be ${path.basename(folder)}, as the folder is called` },
    ])
  return { folder, merchant }
}

const mergedFaults = (failures: readonly unknown[]): readonly MerchantFault[] =>
  failures.flatMap((failure) => (failure instanceof MerchantUnusable ? failure.faults : []))

const sharedDomains = (found: readonly MerchantFolder[]): readonly MerchantFault[] => {
  const owners = new Map<string, string>()
  return found.flatMap(({ folder, merchant }) =>
    merchant.domains.flatMap((domain) => {
      const owner = owners.get(domain)
      owners.set(domain, merchant.code)
      const file = path.relative(process.cwd(), path.join(folder, 'merchant.json'))
      return owner === undefined
        ? []
        : [{ file, key: 'domains', remedy: `${domain} belongs to ${owner}; remove it from one of the two` }]
    }),
  )
}

/**
 * Reads every merchant below a folder (each sub-folder with a `merchant.json`), or one folder that is itself a
 * merchant. The first result is served if no host decides: `first`, else the one with `fallback`, else the
 * alphabetically first. Throws {@link MerchantUnusable} with the faults of all folders together.
 */
export function readMerchants(folders: readonly string[], first?: string): readonly MerchantFolder[] {
  const places = folders.flatMap((folder) => {
    if (existsSync(path.join(folder, 'merchant.json'))) return [folder]
    if (!existsSync(folder))
      throw new MerchantUnusable([{ file: folder, key: '', remedy: 'the folder of merchants is missing; make it' }])
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'merchant.json')))
      .map((entry) => path.join(folder, entry.name))
      .toSorted()
  })
  const failures: unknown[] = []
  const found = places.flatMap((place) => {
    try {
      return [readMerchant(place)]
    } catch (failure) {
      if (!(failure instanceof MerchantUnusable)) throw failure
      failures.push(failure)
      return []
    }
  })
  const faults = [...mergedFaults(failures), ...sharedDomains(found)]
  if (faults.length > 0) throw new MerchantUnusable(faults)
  if (found.length === 0)
    throw new MerchantUnusable([
      { file: folders.join(', '), key: '', remedy: 'no merchant is there; make one with npm run merchant -- new' },
    ])
  const chosen = found.find(({ merchant }) => (first ? merchant.code === first : merchant.fallback === true))
  if (!chosen && !first) return found
  if (!chosen)
    throw new MerchantUnusable([
      {
        file: folders.join(', '),
        key: first ?? '',
        remedy: `there is no such merchant; set MERCHANT to one of ${found.map(({ merchant }) => merchant.code).join(', ')}`,
      },
    ])
  return [chosen, ...found.filter((one) => one !== chosen)]
}
