import { expect, userEvent } from 'storybook/test'

/** Moves focus on with the Tab key until a control has it; fails when the keyboard does not get there. */
export const tabTo = async (control: HTMLElement, most = 20) => {
  for (let presses = 0; presses < most && document.activeElement !== control; presses++) await userEvent.tab()
  await expect(control).toHaveFocus()
}

/** Goes to a control by keyboard and types into it. */
export const typeInto = async (control: HTMLElement, text: string) => {
  await tabTo(control)
  await userEvent.keyboard(text)
}
