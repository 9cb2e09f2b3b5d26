import type * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'
import { jsonSchemas } from '../schema/json-schemas.ts'
import { scalarName } from '../schema/named-schemas.ts'
import { finding } from './findings.ts'
import type { Finding, FindingKind } from './findings.ts'

type Path = readonly PropertyKey[]

/** Places where an answer's value differs from its schema, each once, with the difference. */
export function shapeFindings(one: Endpoint, value: unknown, text: string): readonly Finding[] {
  const read = (one.value as z.ZodMiniType).safeParse(value)
  const found = new Map<string, Finding>()
  for (const issue of read.error?.issues ?? []) {
    const place = placeText(issue.path)
    if (found.has(place)) continue
    const expected = [...new Set(expectedBy(issue))].join(' or ')
    found.set(place, finding(one.id, kindAt(value, issue.path), place || 'value', expected))
  }
  if (found.size === 0) {
    for (const place of tooExact(one, value, text))
      found.set(place, finding(one.id, 'amount-decimals', place || 'value'))
  }
  return [...found.values()]
}

/** What the contract allows at this place, in words. */
function expectedBy(issue: z.core.$ZodIssue): readonly string[] {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.expected]
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value) ?? String(value))
    case 'invalid_format':
      return [`text as ${issue.format}`]
    case 'invalid_union':
      // Issues deeper inside have their own place.
      return issue.errors.flatMap((choice) => choice.filter(({ path }) => path.length === 0).flatMap(expectedBy))
    default:
      return []
  }
}

/** A path without list positions: one wrong field is one finding, however long the list. */
const placeText = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : String(part)))
    .join('.')
    .replaceAll('.[]', '[]')

function kindAt(value: unknown, path: Path): FindingKind {
  let at: unknown = value
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !(part in at)) return 'missing-field'
    at = (at as Record<PropertyKey, unknown>)[part]
  }
  if (at === undefined) return 'missing-field'
  if (at === null) return 'null-value'
  return Array.isArray(at) ? 'list-for-object' : 'wrong-type'
}

interface Node {
  readonly [key: string]: unknown
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly additionalProperties?: Node | boolean
}

const isAmount = (node: Node): boolean => ['Amount', 'MaybeAmount'].includes(scalarName(node) ?? '')

/**
 * Places of amounts that travel as JSON numbers with more than two decimals: those cannot be distinguished from
 * rounding errors.
 */
function tooExact(one: Endpoint, value: unknown, text: string): readonly string[] {
  // Checks only responses that contain such a number.
  if (!/\d\.\d{3,}/.test(text)) return []
  const { $schema: _dialect, ...schema } = jsonSchemas({ one })[one.id]?.value ?? {}
  const places = new Set<string>()
  const walk = (node: Node, at: unknown, path: Path): void => {
    if (isAmount(node)) {
      if (typeof at === 'number' && /\.\d{3,}$/.test(String(at))) places.add(placeText(path))
      return
    }
    for (const choice of node.anyOf ?? []) walk(choice, at, path)
    if (Array.isArray(at)) {
      const { items } = node
      if (items !== undefined) at.forEach((entry, place) => walk(items, entry, [...path, place]))
    } else if (typeof at === 'object' && at !== null) {
      const byName = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined
      for (const [name, entry] of Object.entries(at)) {
        const below = node.properties?.[name] ?? byName
        if (below !== undefined) walk(below, entry, [...path, name])
      }
    }
  }
  walk(schema as Node, value, [])
  return [...places]
}
