import { isDrawn } from './states/drawOneByOne.ts'
import { atRest } from './storyWork.ts'

const turn = 'the turn of a frame'

const shown = 'data-shows-focus'
const within = 'data-shows-focus-within'

/** Lets the rules of the page for `:focus` hold for an element that will lose it. */
const keepLook = (focused: Element): void => {
  focused.setAttribute(shown, focused.matches(':focus-visible') ? 'visible' : '')
  for (let one: Element | null = focused; one; one = one.parentElement) one.setAttribute(within, '')
  const change = ({ cssRules }: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void => {
    for (const rule of cssRules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':focus'))
        rule.selectorText = rule.selectorText
          .replaceAll(':focus-visible', `[${shown}='visible']`)
          .replaceAll(':focus-within', `[${within}]`)
          .replaceAll(':focus', `[${shown}]`)
      if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) change(rule)
    }
  }
  for (const sheet of document.styleSheets) change(sheet)
}

const stop = (event: Event) => event.stopImmediatePropagation()

/** Leaves the story as it is, with the look of its focus, when the next frame takes the focus away. */
const stay = (): void => {
  const { activeElement } = document
  for (const type of ['blur', 'focusout']) window.addEventListener(type, stop, true)
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
  keepLook(activeElement)
  activeElement.blur()
}

/** Resolves when the focus stays where it is: a dialog takes it some frames after it is drawn. */
const focusRests = async (): Promise<void> => {
  let last = document.activeElement
  for (let quiet = 0; quiet < 6; quiet = document.activeElement === last ? quiet + 1 : 0) {
    last = document.activeElement
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/**
 * Resolves when no other frame of this Storybook plays: a page has only one focus, which each frame would take from the
 * others. The turn ends when the story has played. One for a picture, which nobody uses afterwards, then stays as it is.
 */
export const takeTurn = (forPicture: boolean): Promise<void> =>
  new Promise((begin) => {
    void navigator.locks.request(turn, async () => {
      begin()
      do await new Promise((resolve) => requestAnimationFrame(resolve))
      while (!isDrawn(window))
      await atRest()
      if (!forPicture) return
      await focusRests()
      stay()
    })
  })

/** Resolves when every turn that has begun or waits is over. */
export const turnsOver = (): Promise<void> => navigator.locks.request(turn, () => undefined)
