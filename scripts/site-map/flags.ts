/** Where each flag acts: which screens, entries, texts and calls it changes. */
import {
  isBinaryExpression,
  isConditionalExpression,
  isGetAccessorDeclaration,
  isIdentifier,
  isIfStatement,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import { unitsWithin, used, type Unit } from './units.ts'
import { walk, type References } from './references.ts'
import type { SourceFacts } from './sourceFacts.ts'

/** A module of the platform, or a setting of the installation or the merchant. */
export interface Flag {
  readonly id: string
  /** Its source: the platform, by its tree of modules, or the installation, by a setting. */
  readonly kind: 'module' | 'setting'
  /** Its purpose; undefined for a setting. */
  readonly says: string
  /** Screens whose source reads it. */
  readonly screens: readonly string[]
  /** Entries of the centres' menus that it shows or hides. */
  readonly entries: readonly string[]
  /** Pages that exist depending on it. */
  readonly pages: readonly string[]
  /** Texts that show depending on it. */
  readonly texts: readonly string[]
  /** Calls that carry the module's name: the platform refuses them when it is off. */
  readonly sentWith: readonly string[]
  /** Calls that the sandbox answers differently depending on it. */
  readonly decides: readonly string[]
  /** Where the site reads it: file and declaration. */
  readonly readBy: readonly string[]
}

interface Sources {
  readonly known: SourceFacts
  readonly site: References
  readonly platform: References
  /** What each screen uses. */
  readonly reached: ReadonlyMap<string, ReadonlySet<Unit>>
  readonly entries: readonly Unit[]
}

interface Reading {
  readonly unit: Unit
  readonly at: Node
}

const sorted = (values: Iterable<string>): readonly string[] => [...new Set(values)].toSorted()

/** The condition that a node is part of: what the node reads decides whether the branch shows or runs. */
function guardOf(at: Node, unit: Unit): Node | undefined {
  if (unit.key !== '') return unit.node
  for (let node: Node | undefined = at.parent; node && node !== unit.node; node = node.parent)
    if (isConditionalExpression(node) || isIfStatement(node) || isBinaryExpression(node)) return node
  return undefined
}

/** The condition of a reading; if it is stored in a variable, the conditions that use the variable. */
function guardsOf({ unit, at }: Reading): readonly Node[] {
  const direct = guardOf(at, unit)
  if (direct) return [direct]
  let kept: string | undefined
  for (let node: Node | undefined = at.parent; node && node !== unit.node; node = node.parent)
    if (isVariableDeclaration(node) && isIdentifier(node.name)) kept = node.name.text
  if (kept === undefined) return []
  const guards: Node[] = []
  walk(unit.node, (node) => {
    const guard = isIdentifier(node) && node.text === kept && guardOf(node, unit)
    if (guard) guards.push(guard)
    return true
  })
  return guards
}

function textsIn(node: Node, keys: ReadonlySet<string>): readonly string[] {
  const found: string[] = []
  walk(node, (one) => {
    if ((isStringLiteral(one) || isNoSubstitutionTemplateLiteral(one)) && keys.has(one.text)) found.push(one.text)
    return true
  })
  return found
}

/** Where the site's source names a module. */
function moduleReadings({ known, site }: Sources): ReadonlyMap<string, readonly Reading[]> {
  const all = new Map<string, Reading[]>()
  for (const unit of site.units) {
    // Skips the table of pages, which is read separately.
    if (unit.inside || unit.file === 'apps/site/src/routes/pages.ts') continue
    walk(unit.node, (at) => {
      const named = isStringLiteral(at) && known.modules.has(at.text) ? at.text : undefined
      const inner = named && site.unitAt(at)
      if (inner) all.set(named, [...(all.get(named) ?? []), { unit: inner, at }])
      return true
    })
  }
  return all
}

/** Readings of a flag through accessors of the stores, such as `registration.isOffered`. */
function throughAccessors({ site }: Sources, readings: readonly Reading[]): readonly Reading[] {
  const all = [...readings]
  const seen = new Set<Unit>()
  for (let place = 0; place < all.length; place++) {
    const accessor = all[place]?.unit
    if (!accessor || seen.has(accessor) || !isGetAccessorDeclaration(accessor.node)) continue
    seen.add(accessor)
    for (const unit of site.units) for (const { to, at } of unit.refers) if (to === accessor) all.push({ unit, at })
  }
  return all
}

/** What a flag with these readings changes in the site. */
function effect(
  sources: Sources,
  direct: readonly Reading[],
): Omit<Flag, 'id' | 'kind' | 'says' | 'pages' | 'sentWith' | 'decides'> {
  const { known, site, reached, entries } = sources
  const within = unitsWithin(site.units)
  const readings = throughAccessors(sources, direct)
  const units = new Set(readings.map(({ unit }) => unit))
  const menu = entries.filter((entry) => [...used([entry], within, () => false)].some((unit) => units.has(unit)))
  const hidden = menu.map(({ file, key }) => `${file.includes('agentCentre') ? 'agent' : 'member'} centre: ${key}`)
  const inScreens = [...reached].filter(([, reach]) => [...units].some((unit) => reach.has(unit)))
  return {
    screens: sorted(inScreens.map(([name]) => name)),
    entries: sorted(hidden),
    texts: sorted([
      ...readings.flatMap((reading) => guardsOf(reading)).flatMap((guard) => textsIn(guard, known.messageKeys)),
      ...menu.flatMap(({ node }) => textsIn(node, known.messageKeys)),
    ]),
    readBy: sorted(direct.map(({ unit }) => `${unit.file}: ${unit.key || unit.name}`)),
  }
}

/** The platform's handlers that depend on a module. */
function decidedBy({ platform, known }: Sources): ReadonlyMap<string, readonly string[]> {
  const within = unitsWithin(platform.units)
  const readers = new Map<string, Set<Unit>>()
  for (const unit of platform.units) {
    if (unit.inside || unit.file.endsWith('/merchants/modules.ts')) continue
    walk(unit.node, (at) => {
      if (!isStringLiteral(at) || !known.modules.has(at.text)) return true
      const inner = platform.unitAt(at)
      if (inner) readers.set(at.text, (readers.get(at.text) ?? new Set()).add(inner))
      return true
    })
  }
  const handlers = platform.units.filter(({ key }) => key !== '')
  const reach = handlers.map((unit) => [unit.key, used([unit], within, () => false)] as const)
  return new Map(
    [...readers].map(([id, units]) => [
      id,
      sorted(reach.filter(([, all]) => [...units].some((unit) => all.has(unit))).map(([key]) => key)),
    ]),
  )
}

/** Every known module and every switch of the settings, with what it changes. */
export function readFlags(sources: Sources): readonly Flag[] {
  const { known, site } = sources
  const readings = moduleReadings(sources)
  const decided = decidedBy(sources)
  const sent = [...known.calls].filter((call): call is [string, string] => call[1] !== null)
  const settings = sorted(site.units.flatMap(({ reads }) => reads.map(({ member }) => member)))
  return [
    ...[...known.modules].map(([id, { name, purpose }]) => ({
      id,
      kind: 'module' as const,
      says: `${name}. ${purpose}`,
      ...effect(sources, readings.get(id) ?? []),
      pages: sorted(known.routes.filter(({ switched }) => switched.includes(id)).map(({ path }) => `page ${path}`)),
      sentWith: sorted(sent.filter(([, module]) => module === id).map(([call]) => call)),
      decides: decided.get(id) ?? [],
    })),
    ...settings.map((id) => ({
      id,
      kind: 'setting' as const,
      says: '',
      ...effect(
        sources,
        site.units.flatMap((unit) => unit.reads.filter(({ member }) => member === id).map(({ at }) => ({ unit, at }))),
      ),
      pages: [],
      sentWith: [],
      decides: [],
    })),
  ]
}
