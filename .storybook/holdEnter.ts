import { fireEvent } from 'storybook/test'

/**
 * Holds Enter for 1.4 s as a keyboard does: the first press, then 30 repeats a second, each for the element focused at
 * that time. `userEvent` does not mark repeats as such. Ends without the release.
 */
export const holdEnter = async (): Promise<void> => {
  for (let press = 0; press < 42; press += 1) {
    const focused = document.activeElement ?? document.body
    const allowed = await fireEvent.keyDown(focused, { key: 'Enter', code: 'Enter', keyCode: 13, repeat: press > 0 })
    // The browser's default action for Enter.
    if (allowed && focused instanceof HTMLButtonElement) focused.click()
    else if (allowed && focused instanceof HTMLInputElement) focused.form?.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve, 33))
  }
}
