/** Reads the docs of components and types through the TypeScript compiler, aliases and inherited props included. */
import path from 'node:path'
import type { ArrowFunction, Expression, Node, TypeElement, VariableDeclaration } from 'typescript/unstable/ast'
import { API, type Checker, type Project, type Symbol as Declared, type Type } from 'typescript/unstable/sync'

/** Kind of a prop's type, which decides the control that sets it. */
export type PropKind = 'boolean' | 'enum' | 'function' | 'node' | 'number' | 'other' | 'string'

/** One prop of a component, or one member of a type. */
export interface MemberDoc {
  readonly name: string
  /** Its doc comment. Empty when it has none. */
  readonly description: string
  readonly required: boolean
  /** Its type as written in the source; enumerations spelled out. */
  readonly type: string
  readonly kind: PropKind
  /** The values of an enumeration. */
  readonly options: readonly (string | number)[]
  /** The default in the component's parameters, as written there. */
  readonly defaultValue: string | undefined
  /** The file that declares it. */
  readonly file: string
}

/** A component and its props. */
export interface ComponentDoc {
  readonly name: string
  readonly description: string
  readonly members: readonly MemberDoc[]
}

const noTruncation = 1
const singleQuotes = 1 << 28
const callSignature = 0

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name)
const typeText = (checker: Checker, type: Type) => checker.typeToString(type, undefined, noTruncation | singleQuotes)

/** The types a union is made of, without `undefined` and `null`; a single type is a union of one. */
const membersOf = (checker: Checker, type: Type): readonly Type[] => {
  const all = type.isUnionType() ? (type.getTypes() ?? []) : [type]
  return all.filter((member) => !/^(?:undefined|null)$/.test(checker.typeToString(member)))
}

const literalOf = (type: Type): string | number | undefined =>
  type.isStringLiteralType() || type.isNumberLiteralType() ? type.value : undefined

const kindOf = (checker: Checker, written: string, members: readonly Type[]): PropKind => {
  const texts = new Set(members.map((member) => checker.typeToString(member)))
  if (/^React(?:Node|Element)\b/.test(written)) return 'node'
  if ([...texts].every((text) => text === 'true' || text === 'false')) return 'boolean'
  if (members.length > 0 && members.every((member) => literalOf(member) !== undefined)) return 'enum'
  if (members.every((member) => checker.getSignaturesOfType(member, callSignature).length > 0)) return 'function'
  if (texts.size === 1 && texts.has('string')) return 'string'
  return texts.size === 1 && texts.has('number') ? 'number' : 'other'
}

/** The props that a component destructures, each with its default as written. */
const parametersOf = (declaration: Node | undefined): ReadonlyMap<string, string | undefined> => {
  let initializer = (declaration as VariableDeclaration | undefined)?.initializer
  // `observer(function Name() {})` and `memo(...)` wrap the function.
  const wrapped = (initializer as { readonly arguments?: readonly Expression[] } | undefined)?.arguments?.[0]
  initializer = wrapped ?? initializer
  const [parameter] =
    (initializer as ArrowFunction | undefined)?.parameters ??
    (declaration as ArrowFunction | undefined)?.parameters ??
    []
  const elements = (parameter?.name as { readonly elements?: readonly BindingElement[] } | undefined)?.elements ?? []
  return new Map(
    [...elements].map(({ name, propertyName, initializer: value }) => [
      (propertyName ?? name)?.text ?? '',
      value?.getText(),
    ]),
  )
}

interface BindingElement {
  readonly name?: { readonly text?: string }
  readonly propertyName?: { readonly text?: string }
  readonly initializer?: Expression
}

const isOwn = (symbol: Declared) => symbol.declarations.some(({ path: file }) => !file.includes('/node_modules/'))

/** Whether a default only repeats what leaving the prop out means. */
const isNothing = (value: string) => /^(?:null|undefined|\(\) => \{\}|no[A-Z]\w*)$/.test(value)

/** Reads the sources of a package. `close` ends the compiler. */
export class PackageDocs {
  readonly #api: API
  readonly #config: string

  constructor(folder: string) {
    this.#config = path.join(folder, 'tsconfig.json')
    this.#api = new API({ cwd: folder })
    this.#api.updateSnapshot({ openProject: this.#config })
  }

  /** Notifies the compiler that a file has changed. */
  changed(file: string): void {
    this.#api.updateSnapshot({ openProject: this.#config, fileChanges: { changed: [file] } })
  }

  close(): void {
    this.#api.close()
  }

  #project(): Project {
    const [project] = this.#api.updateSnapshot({ openProject: this.#config }).getProjects()
    if (!project) throw new Error(`no project at ${this.#config}`)
    return project
  }

  #exports(project: Project, file: string): readonly Declared[] {
    const source = project.program.getSourceFile(file)
    const module = source && project.checker.getSymbolAtLocation(source)
    return module ? project.checker.getExportsOfModule(module) : []
  }

  #member(project: Project, symbol: Declared, defaults: ReadonlyMap<string, string | undefined>): MemberDoc {
    const { checker } = project
    const type = checker.getTypeOfSymbol(symbol)
    const declaration = symbol.declarations[0]?.resolve(project) as (TypeElement & { readonly type?: Node }) | undefined
    const annotated =
      declaration?.type
        ?.getText()
        .replace(/\s*\|\s*undefined$/, '')
        .replaceAll(/\s+/g, ' ') ?? ''
    const members = type ? membersOf(checker, type) : []
    const kind = kindOf(checker, annotated, members)
    const options = kind === 'enum' ? members.map((member) => literalOf(member) ?? '') : []
    const given = defaults.get(symbol.name)
    const optional =
      type?.isUnionType() && (type.getTypes() ?? []).some((one) => checker.typeToString(one) === 'undefined')
    return {
      name: symbol.name,
      description: checker.getDocumentationCommentOfSymbol(symbol).trim(),
      required: !optional && declaration?.getText().includes('?:') !== true,
      type:
        kind === 'enum'
          ? options.map((option) => (typeof option === 'string' ? `'${option}'` : String(option))).join(' | ')
          : annotated || (type ? typeText(checker, type) : 'unknown'),
      kind,
      options,
      file: symbol.declarations[0]?.path ?? '',
      defaultValue: given === undefined || isNothing(given) ? undefined : given.replaceAll(/\s+/g, ' '),
    }
  }

  /** The components that a file exports. Native props are included only if the component itself uses them. */
  components(file: string): readonly ComponentDoc[] {
    const project = this.#project()
    const { checker } = project
    return this.#exports(project, file).flatMap((symbol) => {
      const type = isComponentName(symbol.name) ? checker.getTypeOfSymbol(symbol) : undefined
      const [signature] = type ? checker.getSignaturesOfType(type, callSignature) : []
      if (!signature) return []
      const props = signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined
      const parameters = parametersOf(symbol.valueDeclaration?.resolve(project))
      const told = props ? checker.getPropertiesOfType(props) : []
      return [
        {
          name: symbol.name,
          description: checker.getDocumentationCommentOfSymbol(symbol).trim(),
          members: told
            .filter(
              (prop) => isOwn(prop) || (parameters.has(prop.name) && !/^(?:className|style|ref)$/.test(prop.name)),
            )
            .map((prop) => this.#member(project, prop, parameters)),
        },
      ]
    })
  }

  /** Interfaces and object types that a file exports, each with the members written in this repository. */
  types(file: string): readonly ComponentDoc[] {
    const project = this.#project()
    const { checker } = project
    return this.#exports(project, file).flatMap((exported) => {
      const symbol = isAlias(exported) ? checker.getAliasedSymbol(exported) : exported
      if (!isType(symbol)) return []
      const own = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).filter(isOwn)
      return [
        {
          name: exported.name,
          description: checker.getDocumentationCommentOfSymbol(symbol).trim(),
          members: own.map((member) => this.#member(project, member, new Map())),
        },
      ]
    })
  }
}

const interfaceFlag = 64
const typeAliasFlag = 524_288
const aliasFlag = 2_097_152
const isAlias = ({ flags }: Declared) => (flags & aliasFlag) !== 0
const isType = ({ flags }: Declared) => (flags & (interfaceFlag | typeAliasFlag)) !== 0
