import type { Endpoint, EndpointId } from '@croupier/api'
import { situations } from './situations.ts'
import { staysOpen } from './staysOpen.ts'

const COLUMNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(situations).map(([name, { title }]) => [name, title])),
  other: 'Somebody else’s',
}

const HEAD = `# Who may make which call

Every call of the contract that changes something, and what it answers to whom. \`npm test\` makes each of these calls in each situation and writes this page (\`hardening/gates.test.ts\`); each answer is the one that the call's \`gate\` in the contract asks for. The request is one that would be answered to a member for whom nothing is missing.

A visitor, and somebody whose session has ended, gets \`login.not.session\` from every call of the table. A dash: the call is answered. In the last column the caller is another member as able as the first, who sends the same request; nothing of the first account changes, and a dash means that the call did something to the caller's own. \`?\` after a gate: only requests that do what the gate is for are asked, such as an accepted contract.

`

/** The page of all answers. Throws for a cell that was not tested. */
export function matrixPage(calls: readonly Endpoint<EndpointId>[], cells: ReadonlyMap<string, string | null>): string {
  const members = calls.filter(({ token }) => token === 'required')
  const rows = members.map((endpoint) => [
    `\`${endpoint.id}\``,
    gateText(endpoint),
    ...Object.keys(COLUMNS).map((column) => {
      const code = cells.get(`${endpoint.id} ${column}`)
      if (code === undefined) throw new Error(`${endpoint.id} was not tried: ${column}`)
      return code === null ? '–' : `\`${code}\``
    }),
  ])
  const open = members.flatMap(({ id }) => (staysOpen[id] ? [[`\`${id}\``, staysOpen[id]]] : []))
  const visitors = calls.filter(({ token }) => token !== 'required').map(({ id }) => `\`${id}\``)
  return [
    HEAD,
    table([['Call', 'Gate', ...Object.values(COLUMNS)], ...rows]),
    '\n## Open during an exclusion, and why\n\n',
    table([['Call', 'Reason'], ...open]),
    `\n## For visitors\n\nThese calls ask nothing of an account: ${visitors.join(', ')}.\n`,
  ].join('')
}

function gateText(endpoint: Endpoint<EndpointId>): string {
  const { gate } = endpoint
  return typeof gate === 'string' ? gate : `${gate.sometimes} ?`
}

/** A table with padded columns, as the formatter writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |\n`
  const [head = [], ...body] = rows
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('')
}
