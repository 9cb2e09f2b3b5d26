import { parseAst, type Plugin } from 'vite'

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

/** Every node of a tree, the outer ones first. */
function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* nodesOf(child)
}

/** `String.raw` has the kit's styles of the whole page. */
const stylesTag = /^(?:styled\b|css$|keyframes$|createGlobalStyle$|String\.raw$)/

/** The text between the substitutions of every template of styles, by its place in the script. */
const stylesOf = (script: string, tree: Node): readonly Node[] =>
  [...nodesOf(tree)].flatMap(({ type, tag, quasi }) =>
    type === 'TaggedTemplateExpression' && isNode(tag) && stylesTag.test(script.slice(tag.start, tag.end))
      ? ((quasi as Node)['quasis'] as readonly Node[])
      : [],
  )

const newlines = (text: string) => text.replaceAll(/[^\n]/g, '')

/** A text of CSS without comments and indentation. What is quoted stays as it is. */
export const shortStyle = (style: string): string =>
  style
    .replaceAll(/("[^"\n]*"|'[^'\n]*')|\/\*[^]*?\*\//g, (found, quoted?: string) => quoted ?? (newlines(found) || ' '))
    .replaceAll(/\n[ \t]+/g, '\n')

/**
 * A script, of JavaScript or TypeScript, with its styles short. Newlines stay, so that source maps keep their lines.
 */
export function withShortStyles(script: string): string {
  if (!script.includes('styled-components')) return script
  let short = script
  for (const { start, end } of stylesOf(script, parseAst(script, { lang: 'tsx' }) as unknown as Node).toReversed())
    short = short.slice(0, start) + shortStyle(script.slice(start, end)) + short.slice(end)
  return short
}

/** Comments and indentation of styles stay in the sources: no visitor loads them. */
export function shortStyles(): Plugin {
  return {
    name: 'croupier:short-styles',
    apply: 'build',
    transform: {
      filter: { code: 'styled-components', id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler: (script) => ({ code: withShortStyles(script), map: null }),
    },
  }
}
