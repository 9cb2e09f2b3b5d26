import { crestBox, crestShapes } from '../crest.ts'

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** A team's crest as an element of the page. */
export const drawCrest = (page: Document, name: string): SVGSVGElement => {
  const crest = page.createElementNS(NAMESPACE, 'svg')
  crest.setAttribute('viewBox', crestBox)
  crest.setAttribute('class', 'crest')
  crest.setAttribute('aria-hidden', 'true')
  for (const shape of crestShapes(name)) {
    const drawn = page.createElementNS(NAMESPACE, 'path')
    for (const [attribute, value] of Object.entries(shape)) drawn.setAttribute(attribute, value)
    crest.append(drawn)
  }
  return crest
}
