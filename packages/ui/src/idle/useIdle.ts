import { useState, useSyncExternalStore } from 'react'
import { queueFrameWork } from '../turns/turns.ts'

/** Loads deferred parts after this idle time, in milliseconds. */
export const idleAfter = 8000

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'focusin'] as const
const waiting = new Set<() => void>()
let awake = false
let listening = false

const wake = (event?: Event) => {
  // A dialog takes the focus even if the page opened it, so a focus event there is no sign of a user.
  if (event?.type === 'focusin' && event.target instanceof Element && event.target.closest('[role=dialog]')) return
  awake = true
  for (const sign of signs) window.removeEventListener(sign, wake, true)
  for (const queue of waiting) queue()
  waiting.clear()
}

function listen(): void {
  if (listening) return
  listening = true
  for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true })
  setTimeout(() => wake(), idleAfter)
}

/**
 * The state of one caller. Each caller updates in a separate frame, and none while scrolling adds rows, which it would
 * delay.
 */
function sleeper() {
  let isAwake = awake
  return {
    read: () => isAwake,
    subscribe(tell: () => void) {
      if (isAwake) return () => {}
      const rise = () => {
        isAwake = true
        tell()
      }
      let leave: () => void = () => void waiting.delete(queue)
      const queue = () => {
        leave = queueFrameWork('later', rise)
      }
      if (awake) queue()
      else waiting.add(queue)
      listen()
      return () => leave()
    },
  }
}

/**
 * False at first; true soon after the first pointer, touch, scroll, key or focus event, or after 8 seconds. Use it to
 * defer what the first view does not need, such as an engine for sliding or drop-downs, so that the first paint is not
 * delayed.
 */
export const useIdle = (): boolean => {
  const [own] = useState(sleeper)
  return useSyncExternalStore(own.subscribe, own.read, () => false)
}
