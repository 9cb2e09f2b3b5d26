import { endpoints } from '../contract/contract.ts'
import type { EndpointId } from '../contract/contract.ts'
import { everyPath } from '../contract/endpoint.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { inDialect } from '../dialect/dialect.ts'
import { newerDialect } from '../dialect/dialects.ts'
import { reference } from '../contract/reference.ts'
import { fieldRows } from './field-rows.ts'
import { jsonSchemas } from './json-schemas.ts'
import type { JsonSchema } from './json-schemas.ts'

type Row = readonly string[]
const made = '<!-- Made from the contract by the build of @croupier/api. -->'
const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const groupOf = (id: string): string => id.split('.')[0] ?? id
const anchor = (id: string): string => id.replaceAll('.', '').toLowerCase()
const tokens = { none: 'not sent', optional: 'sent when there is one', required: 'needed' } as const
const effects = { read: 'reads', write: 'writes', money: 'moves money' } as const

/** The group names of the contract, in alphabetical order. */
export const groupNames = (): readonly string[] => [...new Set(endpoints().map(({ id }) => groupOf(id)))].toSorted()

const ofGroup = (group: string): readonly Endpoint<EndpointId>[] =>
  endpoints().filter(({ id }) => groupOf(id) === group)

/** One line for every call, with a link to its place on its group's page. */
export function overviewPage(): string {
  const rows = endpoints().map((one) => [
    `[${one.id}](reference/${groupOf(one.id)}.md#${anchor(one.id)})`,
    `${one.method} ${one.path}`,
    one.module ?? '',
    tokens[one.token],
    one.sealed ? 'sealed' : '',
    effects[one.effect],
  ])
  return [
    made,
    '# The contract, call by call',
    'Every call of the platform that the site makes. `reference/` has a page for each group, `openapi.json` is the same as OpenAPI 3.1, `schemas/` holds the JSON Schemas, [extensions.md](extensions.md) lists what the product adds to the platform.',
    table(['Call', 'Address', 'Module', 'Token', 'Body', 'Effect'], rows),
  ].join('\n\n')
}

/** The page of a group: each call with its fields and examples. */
export function groupPage(group: string): string {
  return [made, `# ${group}`, '[All calls](../reference.md)', ...ofGroup(group).map(callSection)].join('\n\n')
}

function callSection(one: Endpoint<EndpointId>): string {
  const { doc, examples } = reference[one.id]
  const { input, value } = jsonSchemas({ one })[one.id] ?? { input: {}, value: {} }
  const request = fieldRows(input).filter(({ path }) => path !== '')
  const answer = fieldRows(value)
  const [example] = examples
  return [
    `## ${one.id}`,
    doc,
    factsOf(one),
    request.length === 0 ? 'Sends no fields.' : `Request:\n\n${requestTable(one, input)}`,
    answerText(answer),
    ...errorText(one),
    exampleText(example.request, example.answer),
  ].join('\n\n')
}

function errorText({ errors }: Endpoint): readonly string[] {
  const rows = Object.entries(errors).map(([code, { field }]) => [
    `\`${code}\``,
    [field ?? []]
      .flat()
      .map((name) => `\`${name}\``)
      .join(' or '),
  ])
  return rows.length === 0 ? [] : [`Error codes:\n\n${table(['Code', 'Field'], rows)}`]
}

function factsOf(one: Endpoint): string {
  const other = inDialect(one, newerDialect)
  const elsewhere =
    other === one
      ? []
      : [
          `In the dialect \`newer\`: \`${other.method} ${other.path}\`${other.module === one.module ? '' : `, module ${other.module ?? 'none'}`}.`,
        ]
  return [
    ...everyPath(one).map((path) => `\`${one.method} ${path}\``),
    `Module ${one.module ?? 'none'}. Token ${tokens[one.token]}. It ${effects[one.effect]}.` +
      (one.sealed ? ' The body is sealed.' : '') +
      (one.sends === 'form' ? ' The body is a form.' : '') +
      (one.silent ? ' Its failures are not announced.' : '') +
      (one.extension ? ' An addition of the product.' : ''),
    ...elsewhere,
  ].join('\n\n')
}

function requestTable(one: Endpoint, input: JsonSchema): string {
  const filled = new Map(one.fills.map(({ field, from }) => [field, from]))
  return table(
    ['Field', 'Is', 'Needed'],
    fieldRows(input).map(({ path, is, required }) => [
      `\`${path}\``,
      is,
      filled.has(path) ? `filled by the client (${filled.get(path)})` : required ? 'yes' : '',
    ]),
  )
}

function answerText(rows: ReturnType<typeof fieldRows>): string {
  const [only] = rows
  if (rows.length === 1 && only?.path === '') {
    return only.is === 'anything' ? 'Answers success and nothing that is read.' : `Answers ${only.is}.`
  }
  return `Answer:\n\n${table(
    ['Field', 'Is', 'Always'],
    rows.map(({ path, is, required }) => [path === '' ? '(whole)' : `\`${path}\``, is, required ? 'yes' : '']),
  )}`
}

const fenced = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

const exampleText = (request: unknown, answer: unknown): string => {
  const asked = JSON.stringify(request) === '{}' ? [] : ['Example request:', fenced(request)]
  const value = answer === undefined || answer === null ? [] : ['Example of the answer’s value:', fenced(answer)]
  return [...asked, ...value].join('\n\n') || 'Neither request nor answer holds anything.'
}

/** Every call that no known platform has. */
export function extensionsPage(): string {
  const extensions = endpoints().filter(({ extension }) => extension)
  return [
    made,
    '# What the product adds to the platform',
    `No platform is known to have these ${extensions.length} calls; the product adds them. All of their addresses begin with \`/wps/ext/\`, so a gateway can route them to a service of its own. A platform that lacks them refuses them, and the pages that use them say so; everything else works without.`,
    table(
      ['Call', 'Address', 'Token', 'Effect', 'For'],
      extensions.map((one) => [
        `[${one.id}](reference/${groupOf(one.id)}.md#${anchor(one.id)})`,
        `${one.method} ${one.path}`,
        tokens[one.token],
        effects[one.effect],
        reference[one.id].doc,
      ]),
    ),
  ].join('\n\n')
}
