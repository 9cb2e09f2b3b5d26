import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page } from './page.ts'

const shown = (Page: ReturnType<typeof page>) =>
  renderToString(
    <Suspense fallback="on its way">
      <Page />
    </Suspense>,
  )

it('renders immediately when its chunk is there, and waits like every lazy page when it is not', async () => {
  const load = vi.fn(async () => () => 'the page')
  const Page = page('index', load)
  expect(shown(Page)).toContain('on its way')
  await Page.preload()
  expect(shown(Page)).toContain('the page')
})

it('leaves the failure of a chunk to the render that needs it [S-406]', async () => {
  const Page = page('index', () => Promise.reject(new Error('Failed to fetch dynamically imported module')))
  await expect(Page.preload()).resolves.toBeUndefined()
  expect(shown(Page)).toContain('on its way')
})
