/** No component contains an English literal: wording comes from `texts` or `KitTexts`. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const spokenAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|label|placeholder|text)$/
/** How a word on the screen begins: a capital and a lower-case letter, or three capitals. */
const wordLike = /^\p{Lu}(?:\p{Ll}|\p{Lu}{2})/u
/** Literals that only look like words: keyboard keys, and codes of a platform or a format. */
const names =
  /^(?:Arrow\w+|Home|End|Page(?:Up|Down)|Enter|Escape|Space|Tab|Delete|Backspace|CapsLock|[A-Z_]+|[A-Z]\w+Failure)$/

/** Code that never reaches the screen: developer errors, types, imports, styles and comparisons. */
const unseen = (node: Node) =>
  node.type === 'ThrowStatement' ||
  node.type === 'NewExpression' ||
  node.type === 'TaggedTemplateExpression' ||
  node.type === 'BinaryExpression' ||
  (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'needs') ||
  node.type.startsWith('TS') ||
  /^(?:Import|Export(?:All|Specifier))/.test(node.type)

/** The English literals of a component's source, each with its line. */
const literals = (file: string, source: string): readonly string[] => {
  const found: string[] = []
  const say = (node: Node, text: string) =>
    found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${JSON.stringify(text.trim())}`)
  const walk = (node: Node, within: Node | undefined) => {
    if (unseen(node)) return
    if (node.type === 'JSXText' && /\p{L}{2}/u.test(String(node['value']))) say(node, String(node['value']))
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      const { value } = node
      const attribute = within?.type === 'JSXAttribute' ? String((within['name'] as Node)['name']) : undefined
      const spoken =
        attribute === undefined ? wordLike.test(value) && !names.test(value) : spokenAttributes.test(attribute)
      const isDefaultInCapitals = within?.type === 'AssignmentPattern' && /^\p{Lu}{2,}/u.test(value)
      if ((spoken && /\p{L}{2}/u.test(value)) || isDefaultInCapitals) say(node, value)
    }
    if (node.type === 'TemplateElement' && wordLike.test((node['value'] as { raw: string }).raw)) {
      say(node, (node['value'] as { raw: string }).raw)
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, node)
  }
  walk(parseSync(file, source).program as unknown as Node, undefined)
  return found
}

const packages = path.resolve(import.meta.dirname, '../../..')

describe('wording', () => {
  it('is found where a component has it hard-coded', () => {
    const source = (code: string) => literals('Sample.tsx', code).map((line) => line.replace(/^\S+ /, ''))
    expect(source('const A = () => <p>Close it</p>')).toEqual(['"Close it"'])
    expect(source('const A = () => <button aria-label="close" />')).toEqual(['"close"'])
    expect(source("const A = ({ closeText = 'CLOSE' }) => closeText")).toEqual(['"CLOSE"'])
    expect(source("const label = loading ? 'Please wait' : undefined")).toEqual(['"Please wait"'])
    expect(source("const enter = event.key === 'Enter' && <i title={words.close} />")).toEqual([])
  })

  it.each(['ui', 'forms'])('is hard-coded in no component of %s', (name) => {
    const files = globSync(`${name}/src/**/*.tsx`, { cwd: packages }).filter(
      (file) => !/\.(?:stories|test)\.|\/(?:testing|examples)\//.test(file),
    )
    expect(files.length).toBeGreaterThan(40)
    expect(files.flatMap((file) => literals(file, readFileSync(path.join(packages, file), 'utf8')))).toEqual([])
  })
})
