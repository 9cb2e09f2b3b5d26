import type { Sandbox } from '@croupier/sandbox'
import { presentWork } from '../../../../.storybook/storyWork.ts'

/** A test run has no use for pictures. */
const isTest = '__vitest_browser__' in globalThis

/** Provides the platform's pictures to a story, whose own server has none; returns the function that stops it. */
export const drawPictures = ({ app }: Pick<Sandbox, 'app'>, isWanted = !isTest) => {
  if (!isWanted) return () => undefined
  const asked = new WeakMap<HTMLImageElement, string>()
  const drawn: string[] = []
  const { track } = presentWork()
  const draw = async (image: HTMLImageElement) => {
    const { pathname, search } = new URL(image.src)
    const answer = await app.fetch(new Request(`http://sandbox.test${pathname}${search}`))
    if (answer.headers.get('content-type')?.startsWith('image/') !== true)
      return image.dispatchEvent(new Event('error'))
    const address = URL.createObjectURL(await answer.blob())
    drawn.push(address)
    image.removeAttribute('srcset')
    image.src = address
    await image.decode().catch(() => undefined)
  }
  const whenMissing = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLImageElement) || asked.get(target) === target.src) return
    if (!new URL(target.src).pathname.includes('/art/')) return
    asked.set(target, target.src)
    // Before the component is notified and shows something else.
    event.stopPropagation()
    void track(() => draw(target))
  }
  document.addEventListener('error', whenMissing, true)
  return () => {
    document.removeEventListener('error', whenMissing, true)
    for (const address of drawn) URL.revokeObjectURL(address)
  }
}
