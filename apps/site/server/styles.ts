import { createHash } from 'node:crypto'
import path from 'node:path'
import { parseAst, type Plugin } from 'vite'

/** The part of a syntax tree node that is used here. */
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

/** CSS without comments and indentation. Quoted text is untouched. */
export const shortStyle = (style: string): string =>
  style
    .replaceAll(/("[^"\n]*"|'[^'\n]*')|\/\*[^]*?\*\//g, (found, quoted?: string) => quoted ?? (newlines(found) || ' '))
    .replaceAll(/\n[ \t]+/g, '\n')

/** A JavaScript or TypeScript module with its styles shortened. Newlines stay, so that source maps keep their lines. */
export function withShortStyles(script: string): string {
  if (!script.includes('styled-components')) return script
  let short = script
  for (const { start, end } of stylesOf(script, parseAst(script, { lang: 'tsx' }) as unknown as Node).toReversed())
    short = short.slice(0, start) + shortStyle(script.slice(start, end)) + short.slice(end)
  return short
}

/** `const Root = styled.div` or `const Root = styled(Button)`, without `withConfig`. */
const component = /^((?:export )?const (\w+) = styled(?:\.\w+|\([\w.]+\)))(?!\.withConfig)(?=\.attrs| ?`)/gm

/** Numbers in base 36, short and the same in every build of the same sources. */
const shortName = (text: string) =>
  Number(`0x${createHash('sha256').update(text).digest('hex').slice(0, 7)}`).toString(36)

/**
 * A script whose styled components have names that depend only on their place. Otherwise styled-components numbers them
 * in the order of evaluation, which differs between server and browser.
 *
 * @param place path of the module
 */
export const withStableNames = (script: string, place: string): string =>
  script.replace(
    component,
    (_, begun: string, name: string) => `${begun}.withConfig({ componentId: 's${shortName(`${place} ${name}`)}' })`,
  )

/**
 * Build steps for the site's own styled components: stable names, by which the browser recognizes what the server
 * rendered, and styles without comments and indentation.
 */
export function siteStyles(root: string): Plugin {
  return {
    name: 'croupier:styles',
    apply: 'build',
    transform: {
      filter: { code: 'styled-components', id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler: (script, id) => ({
        code: withStableNames(withShortStyles(script), path.relative(root, id.split('?')[0] ?? '')),
        map: null,
      }),
    },
  }
}
