import { expect, userEvent } from 'storybook/test'

/** Presses Tab until a control has focus; fails if the keyboard does not reach it. */
export const tabTo = async (control: HTMLElement, most = 20) => {
  for (let presses = 0; presses < most && document.activeElement !== control; presses++) await userEvent.tab()
  await expect(control).toHaveFocus()
}

/** Moves to a control by keyboard and types into it. */
export const typeInto = async (control: HTMLElement, text: string) => {
  await tabTo(control)
  await userEvent.keyboard(text)
}
