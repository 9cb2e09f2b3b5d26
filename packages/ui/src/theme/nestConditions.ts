import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]

const conditions: ReadonlySet<string> = new Set(['@media', '@container', '@supports'])

/** An element and its pseudo-element; a selector within brackets, or of a pseudo-element alone, is none. */
const withPseudo = /^([^()]*[^\s()>+~]|.*\))(::[^()]+)$/

/** A selector's rule, and within it the condition with the declarations. */
function insideOut(condition: Element, { children }: Element, selector: string): Element | undefined {
  const [, element = selector, pseudo = ''] = withPseudo.exec(selector) ?? []
  if (element.includes('::')) return undefined
  const outer: Element = { ...condition, type: 'rule', root: null, parent: null, props: [element], children: [] }
  const inner: Element = { ...condition, root: outer, parent: outer, children }
  outer.children = [inner]
  // Declarations right within a condition are for elements alone: so say browsers of before 2025.
  if (pseudo) inner.children = [{ ...outer, root: inner, parent: inner, props: [`&${pseudo}`], children }]
  return outer
}

/** The rules of a condition turned inside out; nothing when one of them cannot be. */
function turnedRules(condition: Element): readonly Element[] {
  const turned: Element[] = []
  for (const rule of condition.children) {
    if (typeof rule === 'string' || rule.type !== 'rule' || typeof rule.props === 'string') return []
    for (const selector of rule.props) {
      const outer = insideOut(condition, rule, selector)
      if (!outer) return []
      turned.push(outer)
    }
  }
  return turned
}

/**
 * Writes `@media (…) { .a { … } }` as `.a { @media (…) { … } }`. Browsers look through the whole page again when a rule
 * other than a style rule comes into a style sheet; for a style rule they only look where it applies. Components bring
 * their rules when they first render, so a page would be looked through a dozen times while it loads.
 */
export const nestConditions: Plugin = (element, index, siblings) => {
  if (element.root || element.return || !conditions.has(element.type)) return
  const [first, ...others] = turnedRules(element)
  if (!first) return
  Object.assign(element, first)
  siblings.splice(index + 1, 0, ...others)
}
