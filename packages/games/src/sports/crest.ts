/** A shape of a crest: the data of an SVG path, with its other attributes. */
export type CrestShape = Readonly<Record<string, string>> & { readonly d: string }

/** The view box of a crest. */
export const crestBox = '0 0 40 50'

const patterns = [
  'M20 2V46Q4 38 4 20V6Z',
  'M4 6Q20 2 36 6L4 30Z',
  'M14 4H26V44Q20 47 14 44Z',
  'M4 16H36V28H4Z',
  'M4 6L36 34Q30 42 20 46Q4 38 4 20Z',
  'M20 12L34 26V34L20 20L6 34V26Z',
]
const shield = 'M4 6Q20 2 36 6V22Q36 38 20 47Q4 38 4 22Z'

/** The shapes of a team's crest: a shield whose two colours and pattern follow from the team's name. */
export const crestShapes = (name: string): readonly CrestShape[] => {
  let hash = 7
  for (const char of name) hash = (hash * 31 + char.charCodeAt(0)) % 100_003
  const hue = (hash * 47) % 360
  return [
    { d: shield, fill: `hsl(${hue} 62% 42%)` },
    {
      d: patterns[hash % patterns.length] ?? '',
      fill: `hsl(${(hue + 40 + (hash % 5) * 55) % 360} 72% ${hash % 2 ? 88 : 60}%)`,
    },
    { d: shield, fill: 'none', stroke: '#7d8894', 'stroke-width': '2.5', 'stroke-opacity': '0.75' },
  ]
}

/** A team's crest as SVG text, identical to the one that the sportsbook draws into its page. */
export const crestSvg = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crestBox}" width="40" height="50">${crestShapes(name)
    .map(
      (shape) =>
        `<path ${Object.entries(shape)
          .map(([attribute, value]) => `${attribute}="${value}"`)
          .join(' ')}/>`,
    )
    .join('')}</svg>`
