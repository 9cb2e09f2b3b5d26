/** `merchant upgrade`: converts the files of older folders to the current version, and lists the changes. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MerchantUnusable, merchantFormatVersion } from '@croupier/api/merchant'
import { readMerchantJson } from '@croupier/api/merchant/node'
import { brandFormatVersion } from '@croupier/ui/brand'
import { packFormatVersion } from '../../apps/site/server/language-packs.ts'

type Json = Readonly<Record<string, unknown>>

interface Change {
  readonly json: Json
  /** What changed and what is left to do, one sentence each. */
  readonly says: readonly string[]
}

/** Converts a file from one version to the next. */
type Step = (json: Json) => Change

const kindOf = (name: string) =>
  /\bqr\b/i.test(name) ? 'qr' : /bank|transfer|instapay/i.test(name) ? 'bank' : 'wallet'

/** Payment method names become payment methods. */
const describedPayments: Step = (json) => {
  const names = Array.isArray(json['payments']) ? (json['payments'] as readonly unknown[]) : []
  if (names.length === 0) return { json, says: [] }
  const codes = new Set<string>()
  const payments = names.map((one, place) => {
    if (typeof one !== 'string') return one
    const plain = one
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .slice(0, 16)
    const code = plain.length < 2 || codes.has(plain) ? `PAYMENT${place + 1}` : plain
    codes.add(code)
    return { code, kind: kindOf(one), name: { EN: one }, minimum: '100', maximum: '50000' }
  })
  return {
    json: { ...json, payments },
    says: [
      `payments: ${payments.length} names became ways to pay with code, kind and bounds; correct these for ${names.join(', ')}`,
    ],
  }
}

/** Sports in a list of lanes also contained esports and cockfighting. */
const separateLanes: Step = (json) => {
  const games = json['games'] as { readonly lanes?: readonly string[] } | undefined
  const { lanes } = games ?? {}
  if (!Array.isArray(lanes) || !lanes.includes('SPORTS')) return { json, says: [] }
  const added = ['ESPORTS', 'COCKFIGHT'].filter((lane) => !lanes.includes(lane))
  if (added.length === 0) return { json, says: [] }
  return {
    json: { ...json, games: { ...games, lanes: [...lanes, ...added] } },
    says: [`games.lanes: ${added.join(' and ')} are lanes beside SPORTS now; remove what the merchant does not offer`],
  }
}

/** Several steps of one version, one after the other. */
const together =
  (...parts: readonly Step[]): Step =>
  (json) =>
    parts.reduce<Change>(
      (before, step) => {
        const { json: after, says } = step(before.json)
        return { json: after, says: [...before.says, ...says] }
      },
      { json, says: [] },
    )

/** The steps of each kind of file, the first from version 1 to 2. */
const steps = {
  merchant: [together(describedPayments, separateLanes)],
  brand: [],
  language: [],
} as const satisfies Record<string, readonly Step[]>

const versions = { merchant: merchantFormatVersion, brand: brandFormatVersion, language: packFormatVersion }

/** The version comes first, after `$schema`. */
const numbered = (json: Json, version: number): Json => ({
  ...('$schema' in json && { $schema: json['$schema'] }),
  formatVersion: version,
  ...Object.fromEntries(Object.entries(json).filter(([key]) => key !== '$schema' && key !== 'formatVersion')),
})

function upgradeFile(file: string, kind: keyof typeof steps): readonly string[] {
  const read = readMerchantJson(file) as Json
  const from = typeof read['formatVersion'] === 'number' ? read['formatVersion'] : 1
  const name = path.relative(process.cwd(), file)
  const to = versions[kind]
  if (from > to)
    throw new MerchantUnusable([
      { file: name, key: 'formatVersion', remedy: `is ${from}, and this version reads ${to}; use the newer version` },
    ])
  if (read['formatVersion'] === to) return []
  const says = [`formatVersion is ${to}${from === to ? '' : `, was ${from}`}`]
  let json = read
  for (const step of (steps[kind] as readonly Step[]).slice(from - 1)) {
    const change = step(json)
    json = change.json
    says.push(...change.says)
  }
  writeFileSync(file, `${JSON.stringify(numbered(json, to), undefined, 2)}\n`)
  return says.map((line) => `${name}: ${line}`)
}

const foldersOf = (place: string): readonly string[] =>
  existsSync(path.join(place, 'merchant.json'))
    ? [place]
    : readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(path.join(place, entry.name, 'merchant.json')))
        .map(({ name }) => path.join(place, name))
        .toSorted()

/**
 * Upgrades a merchant's folder, or every merchant of a folder. Returns a line for each change; none if all files are
 * current. Throws `MerchantUnusable` for files that cannot be read, a RangeError for a folder without a merchant.
 */
export function upgradeMerchants(place: string): readonly string[] {
  const folders = existsSync(place) ? foldersOf(place) : []
  if (folders.length === 0) throw new RangeError(`${place} has no merchant; give the folder with a merchant.json.`)
  return folders.flatMap((folder) => {
    const packs = path.join(folder, 'languages')
    const brand = path.join(folder, 'brand.json')
    return [
      ...upgradeFile(path.join(folder, 'merchant.json'), 'merchant'),
      ...(existsSync(brand) ? upgradeFile(brand, 'brand') : []),
      ...(existsSync(packs) ? readdirSync(packs).filter((name) => name.endsWith('.json')) : [])
        .toSorted()
        .flatMap((name) => upgradeFile(path.join(packs, name), 'language')),
    ]
  })
}
