/** Reading requirement rows and the ids that test titles carry. Pure; `scripts/trace.ts` does the printing. */

/** A numbered requirement: its id, the heading above it, and its text without the mark. */
export interface Row {
  readonly id: string
  readonly group: string
  readonly text: string
  /** The row describes something that a person sees or does: only a test of the built site proves it. */
  readonly needsSite: boolean
}

/** The part of the product that a test runs. `site` is a test in apps/site or a journey. */
export type Level = 'kit' | 'forms' | 'contract' | 'platform' | 'store' | 'texts' | 'site'

/** Levels in the order of the layers, from the bottom up. */
export const levels: readonly Level[] = ['contract', 'platform', 'texts', 'kit', 'forms', 'store', 'site']

/** A claim in a test's title that it proves a row. */
export interface Claim {
  readonly id: string
  readonly file: string
}

const folders: readonly (readonly [string, Level])[] = [
  ['packages/ui/', 'kit'],
  ['packages/forms/', 'forms'],
  ['packages/api/', 'contract'],
  ['packages/money/', 'contract'],
  ['packages/sandbox/', 'platform'],
  ['packages/games/', 'platform'],
  ['packages/locales/', 'texts'],
  ['packages/stores/', 'store'],
  ['apps/', 'site'],
  ['e2e/', 'site'],
]

/** The level that a test file proves, by its folder. Throws on a file of no known folder. */
function levelOf(file: string): Level {
  const level = folders.find(([folder]) => file.startsWith(folder))?.[1]
  if (!level) throw new Error(`${file} belongs to no level: add its folder to scripts/tracing/rows.ts`)
  return level
}

const rowPattern = /^- \*\*([SQG]-\d{2,3})\*\*\s*(?:(UB|U|B)\+? · )?(.*)$/
const groupPattern = /^(?:#{2,4} (.+)|\*\*([^*]+)\*\*)$/
const claimPattern = /\[([SQG]-\d{2,3})\]/g

/**
 * The S, Q and G rows of the requirements text, in its order. A row needs the site when its mark says that a browser
 * proves it (B, UB), and when it protects players (G), who are protected by what they can reach.
 */
export function readRows(markdown: string): Row[] {
  const rows: Row[] = []
  let group = ''
  for (const line of markdown.split('\n')) {
    const heading = groupPattern.exec(line.trim())
    if (heading) group = (heading[1] ?? heading[2] ?? '').trim()
    const [, id, mark, text = ''] = rowPattern.exec(line.trim()) ?? []
    if (id) rows.push({ id, group, text, needsSite: id.startsWith('G') || mark === 'B' || mark === 'UB' })
  }
  return rows
}

/**
 * Strings and comments, whichever begins first: a glob in a string is no comment, and a quotation mark in a comment no
 * string. Comments are not titles: an id only in a comment proves nothing.
 */
const piecePattern = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/.*/g

/** The ids that string literals of a test file carry in square brackets. */
export function readClaims(file: string, source: string): Claim[] {
  const found = new Set<string>()
  for (const [piece] of source.matchAll(piecePattern))
    if (!piece.startsWith('/')) for (const [, id] of piece.matchAll(claimPattern)) if (id) found.add(id)
  return [...found].map((id) => ({ id, file }))
}

/** A row and where it is proven. */
export interface Standing {
  readonly row: Row
  /** Levels with a test that names the row, from the bottom up. */
  readonly provenAt: readonly Level[]
  /** Proven where the row asks for it. */
  readonly met: boolean
}

/** Where each row is proven, in the order of the requirements, and the claims that name no row. */
export function standings(
  rows: readonly Row[],
  claims: readonly Claim[],
): { readonly rows: readonly Standing[]; readonly unknown: readonly Claim[] } {
  const ids = new Set(rows.map((row) => row.id))
  return {
    rows: rows.map((row) => {
      const own = new Set(claims.filter(({ id }) => id === row.id).map(({ file }) => levelOf(file)))
      const provenAt = levels.filter((level) => own.has(level))
      return { row, provenAt, met: row.needsSite ? own.has('site') : own.size > 0 }
    }),
    unknown: claims.filter((claim) => !ids.has(claim.id)),
  }
}
