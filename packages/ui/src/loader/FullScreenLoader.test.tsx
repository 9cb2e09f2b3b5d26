import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FullScreenLoader } from './FullScreenLoader.tsx'

it('FullScreenLoader waits for the browser: server-rendered HTML blocks nobody', () => {
  expect(renderToString(<FullScreenLoader label="Opening the game…" />)).toBe('')
})
