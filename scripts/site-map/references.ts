import {
  isBindingElement,
  isCallExpression,
  isClassDeclaration,
  isElementAccessExpression,
  isExpressionWithTypeArguments,
  isFunctionDeclaration,
  isGetAccessorDeclaration,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isObjectBindingPattern,
  isPrivateIdentifier,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isPropertyDeclaration,
  isSetAccessorDeclaration,
  isStringLiteral,
  isTypeAliasDeclaration,
  isTypeNode,
  isVariableDeclaration,
  type ElementAccessExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Project, type Symbol as Declared } from 'typescript/unstable/sync'
import { type Unit } from './units.ts'

/** Which declaration of the source refers to which, read through the TypeScript compiler. */
import path from 'node:path'

/** Which nodes are units besides declarations. */
export interface Standing {
  /** Functions whose calls are units: `page('index', …)`. */
  readonly callsOf: readonly string[]
  /** Whether a property of this name is a handler: `'wallet.balance': …`. */
  readonly isHandler: (name: string) => boolean
  /** Interfaces whose switches are reported: members that are a boolean or one of several words. */
  readonly interfaces: readonly string[]
  /** Whether a call of the contract has this name behind its group's. */
  readonly isCallName: (name: string) => boolean
}

const aliasFlag = 2_097_152
/** The type of a call in the client. */
const callType = 'Call'

/** Whether a member's type, as it is written, is a choice. */
const isSwitch = (member: Node) => {
  const { type } = member as { readonly type?: Node }
  return /^(?:boolean|'[^']*'(?: \| '[^']*')+)$/.test(type?.getText() ?? '')
}

const nameOf = (node: Node): string => {
  const { name } = node as { readonly name?: Node & { readonly text?: string } }
  return name?.text ?? ''
}

/** Visits a node and everything below it except types, until `enter` returns false. */
export function walk(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return
  node.forEachChild((child) => {
    // `extends Base` is written as a type and refers to a value.
    if (isTypeNode(child) && !isExpressionWithTypeArguments(child)) return undefined
    if (isImportDeclaration(child) || isInterfaceDeclaration(child) || isTypeAliasDeclaration(child)) return undefined
    walk(child, enter)
    return undefined
  })
}

/** The declarations of a project and what they refer to. `close` ends the compiler. */
export class References {
  readonly units: Unit[] = []
  readonly #api: API
  readonly #project: Project
  readonly #standing: Standing
  readonly #byNode = new Map<Node, Unit>()
  readonly #ofSymbol = new Map<number, { readonly unit?: Unit; readonly member?: string }>()

  constructor(root: string, config: string, isOwn: (file: string) => boolean, standing: Standing) {
    this.#standing = standing
    this.#api = new API({ cwd: path.dirname(config) })
    const [project] = this.#api.updateSnapshot({ openProject: config }).getProjects()
    if (!project) throw new Error(`no project at ${config}`)
    this.#project = project
    const files = project.program
      .getSourceFileNames()
      .map((name) => [path.relative(root, name), name] as const)
      .filter(([file]) => isOwn(file))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    const sources = files.flatMap(([file, name]) => {
      const source = project.program.getSourceFile(name)
      return source ? [[file, source] as const] : []
    })
    for (const [file, source] of sources) this.#declare(file, source)
    for (const [, source] of sources) this.#refer(source)
  }

  close(): void {
    this.#api.close()
  }

  /** The unit that contains a node. */
  unitAt(node: Node): Unit | undefined {
    for (let at: Node | undefined = node; at; at = at.parent) {
      const unit = this.#byNode.get(at)
      if (unit) return unit
    }
    return undefined
  }

  #declare(file: string, source: SourceFile): void {
    const add = (node: Node, name: string, key = ''): void => {
      const inside = this.unitAt(node)
      const unit: Unit = {
        file,
        name: name || inside?.name || '',
        node,
        key,
        inside,
        refers: [],
        reads: [],
        calls: new Set(),
      }
      this.units.push(unit)
      this.#byNode.set(node, unit)
    }
    const { callsOf, isHandler } = this.#standing
    walk(source, (node) => {
      const isTop = this.unitAt(node) === undefined
      if (isTop && (isFunctionDeclaration(node) || isVariableDeclaration(node) || isClassDeclaration(node))) {
        add(node, nameOf(node))
      } else if (
        (isMethodDeclaration(node) ||
          isGetAccessorDeclaration(node) ||
          isSetAccessorDeclaration(node) ||
          isPropertyDeclaration(node)) &&
        isClassDeclaration(node.parent)
      ) {
        add(node, `${nameOf(node.parent)}.${nameOf(node)}`)
      } else if (isCallExpression(node) && isIdentifier(node.expression) && callsOf.includes(node.expression.text)) {
        const [first] = node.arguments
        // A menu entry is identified by the page of which it is a property.
        const page = isPropertyAssignment(node.parent) && node.expression.text === 'entry' ? nameOf(node.parent) : ''
        if (first && isStringLiteral(first)) add(node, '', page || first.text)
      } else if (isPropertyAssignment(node) && isHandler(nameOf(node))) {
        add(node, nameOf(node), nameOf(node))
      }
      return true
    })
  }

  /** The declaration of a symbol: a unit, or a member of one of the interfaces. */
  #target(symbol: Declared): { readonly unit?: Unit; readonly member?: string } {
    const known = this.#ofSymbol.get(symbol.id)
    if (known) return known
    const real = (symbol.flags & aliasFlag) === 0 ? symbol : this.#project.checker.getAliasedSymbol(symbol)
    let found: { unit?: Unit; member?: string } = {}
    for (const declaration of real.declarations) {
      if (declaration.path.includes('/node_modules/')) continue
      const node = declaration.resolve(this.#project)
      if (!node) continue
      const unit = this.unitAt(node)
      if (unit) {
        found = { unit }
        break
      }
      const parent: Node | undefined = node.parent
      if (
        parent &&
        isInterfaceDeclaration(parent) &&
        this.#standing.interfaces.includes(nameOf(parent)) &&
        isSwitch(node)
      )
        found = { member: `${nameOf(parent)}.${nameOf(node)}` }
    }
    this.#ofSymbol.set(symbol.id, found)
    return found
  }

  #refer(source: SourceFile): void {
    const names: Node[] = []
    const patterns: Node[] = []
    const callees: Node[] = []
    const keyed: ElementAccessExpression[] = []
    walk(source, (node) => {
      if (isIdentifier(node) || isPrivateIdentifier(node)) names.push(node)
      // Properties destructured from a parameter come from a caller, who names them.
      if (isObjectBindingPattern(node) && isVariableDeclaration(node.parent)) patterns.push(node)
      if (isElementAccessExpression(node)) {
        callees.push(node)
        keyed.push(node)
      }
      if (isPropertyAccessExpression(node) && this.#standing.isCallName(node.name.text)) callees.push(node)
      return true
    })
    const { checker } = this.#project
    checker.getSymbolAtLocation(names).forEach((symbol, place) => {
      const at = names[place]
      if (symbol && at) this.#note(at, this.#target(symbol))
    })
    checker.getTypeAtLocation(patterns).forEach((type, place) => {
      const pattern = patterns[place]
      if (!type || !pattern || !isObjectBindingPattern(pattern)) return
      for (const element of pattern.elements) {
        if (!isBindingElement(element)) continue
        const name = element.propertyName ?? element.name
        const text = (name as { readonly text?: string } | undefined)?.text
        const property = text === undefined ? undefined : checker.getPropertyOfType(type, text)
        if (property) this.#note(element, this.#target(property))
      }
    })
    // `store[name]` refers to every member that the type of `name` allows.
    const owners = checker.getTypeAtLocation(keyed.map(({ expression }) => expression))
    checker.getTypeAtLocation(keyed.map(({ argumentExpression }) => argumentExpression)).forEach((type, place) => {
      const at = keyed[place]
      const owner = owners[place]
      if (!type || !owner || !at) return
      for (const one of type.isUnionType() ? (type.getTypes() ?? []) : [type]) {
        const property = one.isStringLiteralType() ? checker.getPropertyOfType(owner, one.value) : undefined
        if (property) this.#note(at, this.#target(property))
      }
    })
    checker.getTypeAtLocation(callees).forEach((type, place) => {
      const at = callees[place]
      if (!type || !at) return
      // A call of the client has the type `Call<Id>`; one of several has the union of them.
      for (const one of type.isUnionType() ? (type.getTypes() ?? []) : [type]) {
        if (one.getAliasSymbol()?.name !== callType) continue
        const [id] = one.getAliasTypeArguments()
        if (id?.isStringLiteralType()) this.unitAt(at)?.calls.add(id.value)
      }
    })
  }

  #note(at: Node, { unit, member }: { readonly unit?: Unit; readonly member?: string }): void {
    const from = this.unitAt(at)
    if (!from) return
    if (unit && unit !== from) from.refers.push({ to: unit, at })
    if (member) from.reads.push({ member, at })
  }
}
