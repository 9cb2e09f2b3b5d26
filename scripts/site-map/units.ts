import {
  isClassDeclaration,
  isGetAccessorDeclaration,
  isMethodDeclaration,
  isSetAccessorDeclaration,
  type Node,
} from 'typescript/unstable/ast'

/**
 * A declaration: a function, a variable or a class of a file, a member of a class, or a call that is a unit (a lazy
 * part of the site, an entry of a menu, the handler of a call).
 */
export interface Unit {
  readonly file: string
  /** Its name, members with their class: `DepositStore.load`. */
  readonly name: string
  readonly node: Node
  /** The first string of a call that is a unit, or the key of a handler; otherwise ''. */
  readonly key: string
  /** The unit it is written in. */
  readonly inside: Unit | undefined
  /** What it refers to, and where. */
  readonly refers: { readonly to: Unit; readonly at: Node }[]
  /** Members of interfaces that it reads, as `SiteConfig.agentsMayPlay`. */
  readonly reads: { readonly member: string; readonly at: Node }[]
  /** Calls of the contract that it makes. */
  readonly calls: Set<string>
}

/**
 * What a unit uses, itself included: its references and the units inside it, except the members of a class, which count
 * only if they are named. A class is used with its constructor and its fields.
 * @param isCut units that are not followed
 */
export function used(
  from: readonly Unit[],
  within: ReadonlyMap<Unit, readonly Unit[]>,
  isCut: (unit: Unit) => boolean,
) {
  const seen = new Set<Unit>(from)
  const waiting = [...from]
  for (let unit = waiting.pop(); unit; unit = waiting.pop()) {
    const next = [...unit.refers.map(({ to }) => to), ...(within.get(unit) ?? []).filter(comesAlong)]
    for (const one of next) {
      if (seen.has(one) || isCut(one)) continue
      seen.add(one)
      waiting.push(one)
    }
  }
  return seen
}

/** Whether a part of a unit is used wherever the unit is: fields are, methods and accessors are not. */
const comesAlong = ({ node }: Unit) =>
  !(isMethodDeclaration(node) || isGetAccessorDeclaration(node) || isSetAccessorDeclaration(node)) ||
  !isClassDeclaration(node.parent)

/** The units written in each unit. */
export function unitsWithin(units: readonly Unit[]): ReadonlyMap<Unit, readonly Unit[]> {
  const within = new Map<Unit, Unit[]>()
  for (const unit of units) {
    if (!unit.inside) continue
    const list = within.get(unit.inside)
    if (list) list.push(unit)
    else within.set(unit.inside, [unit])
  }
  return within
}
