/** Requirement rows and the tests that name them, out of the runners' reports: only tests that ran and passed count. */

/** A numbered requirement, and the heading above it. */
export interface Row {
  readonly id: string
  readonly group: string
}

/** Titles of the tests that passed, by kind: journeys of the built site, stories, and unit tests. */
export interface PassedTitles {
  readonly journeys: readonly string[]
  readonly stories: readonly string[]
  readonly unit: readonly string[]
}

/** A row, and how many tests of each kind name it. */
export interface Evidence {
  readonly row: Row
  readonly journeys: number
  readonly stories: number
  readonly unit: number
}

const rowPattern = /^- \*\*([SQG]-\d{2,3})\*\*/
const groupPattern = /^(?:#{2,4} (.+)|\*\*([^*]+)\*\*)$/
const idPattern = /\[([SQG]-\d{2,3})\]/g

/** The S, Q and G rows of the requirements text, in its order. */
export function readRows(markdown: string): readonly Row[] {
  const rows: Row[] = []
  let group = ''
  for (const line of markdown.split('\n').map((one) => one.trim())) {
    const heading = groupPattern.exec(line)
    if (heading) group = (heading[1] ?? heading[2] ?? '').trim()
    const id = rowPattern.exec(line)?.[1]
    if (id !== undefined) rows.push({ id, group })
  }
  return rows
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const list = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The titles of the tests that passed, of a report of Vitest or Playwright. */
export const passedTitles = (report: unknown): readonly string[] =>
  isRecord(report)
    ? [
        ...list(report['testResults']).flatMap((file) =>
          list(file['assertionResults'])
            .filter(({ status }) => status === 'passed')
            .map(({ fullName }) => String(fullName)),
        ),
        ...list(report['suites']).flatMap(passedTitles),
        ...list(report['specs'])
          .filter((spec) => spec['ok'] === true && list(spec['tests']).some(({ status }) => status !== 'skipped'))
          .map(({ title }) => String(title)),
      ]
    : []

const idsOf = (title: string) => [...new Set(Array.from(title.matchAll(idPattern), ([, id = '']) => id))]

/** How many tests of each kind name each row. */
export function evidence(rows: readonly Row[], passed: PassedTitles): readonly Evidence[] {
  const counted = (titles: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const id of titles.flatMap(idsOf)) counts.set(id, (counts.get(id) ?? 0) + 1)
    return (row: Row) => counts.get(row.id) ?? 0
  }
  const [journeys, stories, unit] = [counted(passed.journeys), counted(passed.stories), counted(passed.unit)]
  return rows.map((row) => ({ row, journeys: journeys(row), stories: stories(row), unit: unit(row) }))
}

/** Ids in titles that no row has. */
export function unknownIds(rows: readonly Row[], passed: PassedTitles): readonly string[] {
  const known = new Set(rows.map(({ id }) => id))
  const named = [...passed.journeys, ...passed.stories, ...passed.unit].flatMap(idsOf)
  return [...new Set(named)].filter((id) => !known.has(id)).toSorted()
}

/** The report as a table a group, in Markdown. */
export const evidenceTable = (found: readonly Evidence[]): string =>
  Object.entries(Object.groupBy(found, ({ row }) => row.group))
    .map(([group, own = []]) =>
      [
        `## ${group}\n`,
        '| Row | Journeys | Stories | Unit tests |\n| --- | --- | --- | --- |',
        ...own.map(({ row, journeys, stories, unit }) => `| ${row.id} | ${journeys} | ${stories} | ${unit} |`),
        '',
      ].join('\n'),
    )
    .join('\n')

/** The report in a few lines: how many rows each kind of test names, and which rows no test names. */
export function evidenceSummary(found: readonly Evidence[]): string {
  const count = (has: (one: Evidence) => boolean) => `${found.filter(has).length} of ${found.length}`
  const silent = found.filter(({ journeys, stories, unit }) => journeys + stories + unit === 0).map(({ row }) => row.id)
  return [
    `Rows named by a journey that passed: ${count(({ journeys }) => journeys > 0)}`,
    `Rows named by a story that passed: ${count(({ stories }) => stories > 0)}`,
    `Rows named by a unit test that passed: ${count(({ unit }) => unit > 0)}`,
    `Rows named by none: ${silent.join(', ') || 'none'}`,
  ].join('\n')
}
