import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]

const conditions: ReadonlySet<string> = new Set(['@media', '@container', '@supports'])

/** A selector's element and pseudo-element. What is within brackets, or has no element before it, is not split. */
function splitPseudo(selector: string): readonly [element: string, pseudo: string] {
  const [, element = '', pseudo = ''] = /^(.*[^\s(>+~])(::[^()]+)$/.exec(selector) ?? []
  const isWhole = element.split('(').length === element.split(')').length
  return element && isWhole ? [element, pseudo] : [selector, '']
}

/** A copy of an element, in a rule and with the given children. */
const within = (rule: Element, like: Element, children: Element['children']): Element => ({
  ...like,
  root: rule,
  parent: rule,
  children,
})

/** A selector's rule, and within it the conditions, outermost first, with the declarations. */
function insideOut(around: readonly Element[], { children }: Element, selector: string): Element | undefined {
  const [element, pseudo] = splitPseudo(selector)
  const [first] = around
  if (!first || element.includes('::')) return undefined
  const outer: Element = { ...first, type: 'rule', root: null, parent: null, props: [element], children: [] }
  // Only elements may have declarations directly within a condition, in browsers from before 2025.
  let inner = pseudo ? [within(outer, { ...outer, props: [`&${pseudo}`] }, children)] : children
  for (const condition of around.toReversed()) inner = [within(outer, condition, inner)]
  outer.children = inner
  return outer
}

/** The rules of conditions within each other, turned inside out; undefined for what cannot be. */
function turnedRules(around: readonly Element[], condition: Element): readonly (Element | undefined)[] {
  const all = [...around, condition]
  return [...condition.children].flatMap((part) => {
    if (typeof part === 'string') return [undefined]
    if (conditions.has(part.type)) return turnedRules(all, part)
    if (part.type !== 'rule' || typeof part.props === 'string') return [undefined]
    return part.props.map((selector) => insideOut(all, part, selector))
  })
}

/**
 * Writes `@media (…) { .a { … } }` as `.a { @media (…) { … } }`. Browsers restyle the whole page when a rule other than
 * a style rule is added to a style sheet; for a style rule they restyle only where it applies. Components add their
 * rules at their first render, so a page would be restyled a dozen times while it loads.
 */
export const nestConditions: Plugin = (element, index, siblings) => {
  if (element.root || element.return || !conditions.has(element.type)) return
  const turned = turnedRules([], element)
  if (!turned.every((rule) => rule !== undefined)) return
  const [first, ...others] = turned
  Object.assign(element, first)
  siblings.splice(index + 1, 0, ...others)
}

// Part of every class name: a minifier's name would differ between the scripts of a server and of a browser.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' })
