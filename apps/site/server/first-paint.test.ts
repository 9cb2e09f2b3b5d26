import { expect, it } from 'vitest'
import { paintingFirst } from './first-paint.ts'

type Bundle = Parameters<typeof paintingFirst>[1]

const page = `<head>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/frame-1.js">
<link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><!--home--><img src="/brand/hero.svg" /><!--/home--></body>`

const asset = (source: string) => ({ type: 'asset', source })
const bundleOf = (files: Readonly<Record<string, object>>) => files as unknown as Bundle

it('puts a small style sheet into the page, and leaves a large one as a file', () => {
  const small = paintingFirst(page, bundleOf({ 'assets/index-1.css': asset('@font-face{}\n') }))
  expect(small.html).not.toContain('stylesheet')
  expect(small.tags).toEqual([{ tag: 'style', children: '@font-face{}', injectTo: 'head' }])

  const large = paintingFirst(page, bundleOf({ 'assets/index-1.css': asset('a{}'.repeat(2000)) }))
  expect(large.html).toContain('href="/assets/index-1.css"')
  expect(large.tags).toEqual([])
})

it('asks for scripts after the first picture', () => {
  const { html } = paintingFirst(page, bundleOf({}))
  expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js">')
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/runtime-1.js">')
})

it('evaluates the libraries in a task of their own', () => {
  const { html } = paintingFirst(page, bundleOf({}))
  expect(html).toContain(
    '<script type="module" async fetchpriority="low" crossorigin src="/assets/frame-1.js"></script>',
  )
  expect(html.match(/frame-1/g)).toHaveLength(1)
})
