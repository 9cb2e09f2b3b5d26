/** A token's colour as the browser computes it, for comparison with a computed style. */
export const resolved = (colour: string): string => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = colour
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
