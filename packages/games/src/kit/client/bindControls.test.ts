import { expect, it, vi } from 'vitest'
import { bindControls } from './bindControls.ts'

/** A page whose field for the stake has the focus; returns how often a key presses the button. */
function pressesOf(key: Partial<KeyboardEvent>): number {
  let listener: (event: Partial<KeyboardEvent>) => void = () => {}
  const field = { closest: (selector: string) => (selector.includes('input#stake') ? {} : null) }
  const page = {
    activeElement: field,
    querySelectorAll: () => [],
    querySelector: () => null,
    addEventListener: (_type: string, heard: typeof listener) => (listener = heard),
  }
  const press = vi.fn()
  bindControls(page as unknown as Document, press)
  listener({ key: 'Enter', repeat: false, isComposing: false, keyCode: 13, preventDefault: () => {}, ...key })
  return press.mock.calls.length
}

it('Enter in the stake places the bet, but neither held nor to confirm what was composed', () => {
  expect(pressesOf({})).toBe(1)
  expect(pressesOf({ repeat: true })).toBe(0)
  expect(pressesOf({ isComposing: true })).toBe(0)
  expect(pressesOf({ keyCode: 229 })).toBe(0)
})
