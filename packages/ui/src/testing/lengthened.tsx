import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Props that hold visible text. */
const worded =
  /^(?:children|label|title|text|hint|description|note|legend|reason|stateText|closedText|league|period|caption|placeholder|reward|body)$/
const more = ' at Napakahabangsalitangwalangpatlang para sa makitid na telepono'

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

const longer = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return worded.test(name) && /\p{L}{2}/u.test(value) ? value + more : value
  if (Array.isArray(value)) return value.map((item: unknown) => longer(name, item))
  if (isValidElement(value)) return lengthened(value)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, longer(key, item)]))
}

/** The element with a long suffix on every text, including a word too long for a narrow phone. */
export const lengthened = (element: ReactElement): ReactElement => {
  const { children, ...props } = element.props as { readonly children?: ReactNode }
  const own = longer('', props) as object
  const inside = longer('children', children) as ReactNode
  return Array.isArray(inside)
    ? cloneElement(element, own, ...inside)
    : cloneElement(element, own, ...(inside === undefined ? [] : [inside]))
}
