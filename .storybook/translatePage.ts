/**
 * Simulates the browser's translation of a page: each text moves into a `<font>` element, now and whenever texts appear
 * or change. Returns a function that stops it. Uses nothing outside itself, so that a journey can pass it to the page.
 */
export const translatePage = (): (() => void) => {
  const left = 'style, script, noscript, textarea, title, svg, font, [translate="no"]'
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(left)) return
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
  const wrapWithin = (node: Node) => {
    if (node instanceof Text) return wrap(node)
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrapWithin(node)
  })
  const start = () => {
    wrapWithin(document.body)
    observer.observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start, 500))
  return () => observer.disconnect()
}
