const NAMESPACE = 'http://www.w3.org/2000/svg'
const patterns = [
  'M20 2V46Q4 38 4 20V6Z',
  'M4 6Q20 2 36 6L4 30Z',
  'M14 4H26V44Q20 47 14 44Z',
  'M4 16H36V28H4Z',
  'M4 6L36 34Q30 42 20 46Q4 38 4 20Z',
  'M20 12L34 26V34L20 20L6 34V26Z',
]

/** A side's crest: a shield whose two colours and pattern follow from the side's name. */
export const drawCrest = (page: Document, name: string): SVGSVGElement => {
  let hash = 7
  for (const char of name) hash = (hash * 31 + char.charCodeAt(0)) % 100_003
  const crest = page.createElementNS(NAMESPACE, 'svg')
  crest.setAttribute('viewBox', '0 0 40 50')
  crest.setAttribute('class', 'crest')
  crest.setAttribute('aria-hidden', 'true')
  const hue = (hash * 47) % 360
  const shape = (d: string, fill: string, more: Readonly<Record<string, string>> = {}): void => {
    const drawn = page.createElementNS(NAMESPACE, 'path')
    for (const [attribute, value] of Object.entries({ d, fill, ...more })) drawn.setAttribute(attribute, value)
    crest.append(drawn)
  }
  const shield = 'M4 6Q20 2 36 6V22Q36 38 20 47Q4 38 4 22Z'
  shape(shield, `hsl(${hue} 62% 42%)`)
  shape(patterns[hash % patterns.length] ?? '', `hsl(${(hue + 40 + (hash % 5) * 55) % 360} 72% ${hash % 2 ? 88 : 60}%)`)
  shape(shield, 'none', { stroke: 'currentColor', 'stroke-width': '2.5', 'stroke-opacity': '0.75' })
  return crest
}
