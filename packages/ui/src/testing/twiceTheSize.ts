/** Runs a check while the text of the page has twice its size, as people set it in their browser. */
export const atTwiceTheSize = async (check: () => Promise<void>): Promise<void> => {
  await document.fonts.ready
  const { style } = document.documentElement
  style.fontSize = '200%'
  try {
    await check()
  } finally {
    style.fontSize = ''
  }
}

/** How much room a control has beside a text in its font, in pixels; negative when the text is cut off. */
export const roomBeside = (control: HTMLElement, text: string): number => {
  const words = document.createElement('span')
  words.textContent = text
  // The shorthand "font" is empty where figures are tabular.
  const { fontFamily, fontSize, fontWeight, fontVariantNumeric, paddingLeft, paddingRight } = getComputedStyle(control)
  const font = { fontFamily, fontSize, fontWeight, fontVariantNumeric }
  Object.assign(words.style, { ...font, whiteSpace: 'nowrap', position: 'absolute' })
  document.body.append(words)
  const { width } = words.getBoundingClientRect()
  words.remove()
  return control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width
}
