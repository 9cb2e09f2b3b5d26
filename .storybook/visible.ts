import { expect } from 'storybook/test'

/** How long a part may take to fade in, in milliseconds: a bound for what hangs, no measure of speed. */
const bound = 5_000

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
const isClear = (element: Element) => element.checkVisibility({ opacityProperty: true })
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * `toBeVisible` in a story waits for what is fading in. A modal is found as soon as it is in the page, which is before
 * its first frame: a look at that moment would see it at an opacity of 0.
 */
expect.extend({
  async toBeVisible(element: Element) {
    const end = performance.now() + bound
    while (!this.isNot && isShown(element) && !isClear(element) && performance.now() < end) await nextFrame()
    return {
      pass: isShown(element) && isClear(element),
      message: () => `Expected this to be ${this.isNot ? 'hidden' : 'visible'}:\n${element.outerHTML.slice(0, 1_000)}`,
    }
  },
})
