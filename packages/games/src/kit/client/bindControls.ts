/** Lets a press beside a sheet close it, and Enter or the space bar press the button. */
export const bindControls = (page: Document, press: () => void): void => {
  for (const sheet of page.querySelectorAll('dialog'))
    sheet.addEventListener('click', (event) => {
      if (event.target === sheet) sheet.close()
    })
  page.addEventListener('keydown', (event) => {
    // Held down, a key repeats: that would be autoplay by another name [G-26].
    if (event.repeat || page.querySelector('dialog[open]') !== null) return
    const focused = page.activeElement
    // Enter in a field of the bet plays it, as in any form.
    const entered = event.key === 'Enter' && focused?.closest('#controls') != null && focused.closest('button') === null
    const spaced =
      event.code === 'Space' && (focused === null || focused.closest('button, select, input, a, dialog') === null)
    if (!entered && !spaced) return
    event.preventDefault()
    press()
  })
}
