/**
 * Closes a sheet on a press outside it; Enter and the space bar press the button. A key of an input method, such as the
 * Enter that confirms what was composed, presses nothing.
 */
export const bindControls = (page: Document, press: () => void): void => {
  for (const sheet of page.querySelectorAll('dialog'))
    sheet.addEventListener('click', (event) => {
      if (event.target === sheet) sheet.close()
    })
  page.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === 229) return
    const focused = page.activeElement
    // A key held down repeats, also on the focused button, which would amount to autoplay.
    if (event.repeat) {
      if (event.key === 'Enter' && focused?.closest('button') != null) event.preventDefault()
      return
    }
    if (page.querySelector('dialog[open]') !== null) return
    // Enter in a field of the bet places it, as in any form.
    const entered =
      event.key === 'Enter' && focused?.closest('#controls, input#stake') != null && focused.closest('button') === null
    const spaced =
      event.code === 'Space' && (focused === null || focused.closest('button, select, input, a, dialog') === null)
    if (!entered && !spaced) return
    event.preventDefault()
    press()
  })
}
