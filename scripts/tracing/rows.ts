/** Reading requirement rows and the ids that test titles carry. Pure; `scripts/trace.ts` does the printing. */

/** A numbered requirement: its id, the heading it stands under, and its text. */
export interface Row {
  readonly id: string
  readonly group: string
  readonly text: string
}

/** A claim in a test's title that it proves a row. */
export interface Claim {
  readonly id: string
  readonly file: string
}

const rowPattern = /^- \*\*([SQG]-\d{2,3})\*\*\s*(.*)$/
const groupPattern = /^(?:#{2,4} (.+)|\*\*([^*]+)\*\*)$/
const claimPattern = /\[([SQG]-\d{2,3})\]/g

/** The S, Q and G rows of the requirements text, in its order. */
export function readRows(markdown: string): Row[] {
  const rows: Row[] = []
  let group = ''
  for (const line of markdown.split('\n')) {
    const heading = groupPattern.exec(line.trim())
    if (heading) group = (heading[1] ?? heading[2] ?? '').trim()
    const row = rowPattern.exec(line.trim())
    if (row?.[1]) rows.push({ id: row[1], group, text: row[2] ?? '' })
  }
  return rows
}

/** Comments are no titles: an id that stands only there proves nothing. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`\\])\/\/.*$/gm, '$1')

const stringPattern = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** The ids that string literals of a test file carry in square brackets. */
export function readClaims(file: string, source: string): Claim[] {
  const found = new Set<string>()
  for (const literal of withoutComments(source).match(stringPattern) ?? [])
    for (const [, id] of literal.matchAll(claimPattern)) if (id) found.add(id)
  return [...found].map((id) => ({ id, file }))
}

/** How many rows of a group have a test. */
export interface Coverage {
  readonly group: string
  readonly covered: readonly Row[]
  readonly uncovered: readonly Row[]
}

/** Coverage by group, in the order of the requirements, and the claims that name no row. */
export function coverage(rows: readonly Row[], claims: readonly Claim[]): { groups: Coverage[]; unknown: Claim[] } {
  const ids = new Set(rows.map((row) => row.id))
  const proven = new Set(claims.map((claim) => claim.id))
  const groups = [...new Set(rows.map((row) => row.group))].map((group) => {
    const own = rows.filter((row) => row.group === group)
    return {
      group,
      covered: own.filter((row) => proven.has(row.id)),
      uncovered: own.filter((row) => !proven.has(row.id)),
    }
  })
  return { groups, unknown: claims.filter((claim) => !ids.has(claim.id)) }
}
