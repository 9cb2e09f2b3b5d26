/** A colour of a token as the page works it out, to compare with a computed style. */
export const resolved = (colour: string): string => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = colour
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
