import { configure, expect } from 'storybook/test'

/** Longest time to fade in, in milliseconds. It catches an animation that hangs; it does not measure speed. */
const bound = 5_000

// As long for everything that a story waits for: some engines draw slowly.
configure({ asyncUtilTimeout: bound })

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
const isClear = (element: Element) => element.checkVisibility({ opacityProperty: true })
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * In stories, `toBeVisible` waits while an element fades in. A modal can be found before its first frame, when its
 * opacity is still 0.
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
