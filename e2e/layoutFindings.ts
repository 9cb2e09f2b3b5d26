/** One look of a page: a brand's knobs, and its styles. */
export interface Look {
  readonly title: string
  readonly css: string
}

/** What to measure. */
export interface LayoutQuestion {
  /** The brand name in the styles of all looks. */
  readonly name: string
  readonly looks: readonly Look[]
  /** Selects the column to measure. */
  readonly column: string
}

/**
 * Runs in the page. Returns one line for each finding: a column narrower than 60 % of the space around it, a page that
 * scrolls sideways, or a text of which a part is cut off.
 */
export async function layoutFindings({ name, looks, column }: LayoutQuestion): Promise<string[]> {
  const root = document.documentElement
  const before = root.dataset['brand']
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const findings: string[] = []

  interface Clip {
    readonly box: DOMRect
    readonly x: boolean
    readonly y: boolean
  }
  /**
   * What cuts off the texts in an element; undefined if nothing does, or if it is intended: by an ellipsis, or to
   * scroll.
   */
  const clips = (): ((element: Element) => readonly Clip[] | undefined) => {
    const known = new Map<Element, readonly Clip[] | undefined>()
    const look = (element: Element): readonly Clip[] | undefined => {
      if (element === root) return []
      if (known.has(element)) return known.get(element)
      const style = getComputedStyle(element)
      const outer = element.parentElement ? look(element.parentElement) : []
      const box = element.getBoundingClientRect()
      const isLeftOut =
        outer === undefined ||
        style.visibility === 'hidden' ||
        style.opacity === '0' ||
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none' ||
        style.clipPath !== 'none' ||
        // Strips that move or scroll, texts for screen readers, and logos, which drop a name that does not fit.
        element.matches('.swiper, [aria-hidden="true"], [inert], [role="img"]') ||
        Math.min(box.width, box.height) <= 1
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      const own = { box, x: cuts(style.overflowX), y: cuts(style.overflowY) }
      const passed = (outer ?? [])
        .map((clip) => ({ ...clip, x: clip.x && !scrolls(style.overflowX), y: clip.y && !scrolls(style.overflowY) }))
        .filter(({ x, y }) => x || y)
      const all = isLeftOut ? undefined : own.x || own.y ? [...passed, own] : passed
      known.set(element, all)
      return all
    }
    return look
  }

  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.trim() && node.parentElement && !node.parentElement.closest('script, style, noscript, template, svg'))
      texts.push(node)
  }
  const range = document.createRange()
  const cutTexts = (): string[] => {
    const clipsOf = clips()
    return texts.flatMap((node) => {
      const around = node.parentElement && clipsOf(node.parentElement)
      if (!around) return []
      range.selectNodeContents(node)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      // By more than a line's own leading.
      const isCut = around.some(
        ({ box, x, y }) =>
          (x && (left < box.left - 2 || right > box.right + 2)) ||
          (y && (top < box.top - 6 || bottom > box.bottom + 6)),
      )
      return width > 0 && isCut ? [node.data.trim().slice(0, 40)] : []
    })
  }

  for (const { title, css } of looks) {
    sheet.replaceSync(css)
    root.dataset['brand'] = name
    // Parts that measure themselves answer with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const say = (finding: string) => findings.push(`${finding} (${title})`)
    const part = [...document.querySelectorAll<HTMLElement>(column)].at(-1)
    const share = (part?.clientWidth ?? 0) / (part?.parentElement?.clientWidth ?? 1)
    if (share < 0.6) say(`the column has ${Math.round(share * 100)} % of the width`)
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].find(
        (one) => one.getBoundingClientRect().right > root.clientWidth + 1,
      )
      say(`the page scrolls by ${root.scrollWidth - root.clientWidth} px: ${wide?.outerHTML.slice(0, 80)}`)
    }
    for (const text of cutTexts()) say(`cut off: ${text}`)
  }

  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  if (before !== undefined) root.dataset['brand'] = before
  return findings
}
