import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ServerHtml } from './ServerHtml.tsx'

const drawn = (html: string) => renderToString(createElement(ServerHtml, { html }))

it('draws plain elements alone on a server, which has nothing to clean with', () => {
  expect(drawn('<p>One <strong>rule</strong><br></p><ul><li>&amp; another</li></ul>')).toBe(
    '<div dir="auto"><p>One <strong>rule</strong><br></p><ul><li>&amp; another</li></ul></div>',
  )
  for (const html of [
    '<p onclick="a()">One</p>',
    '<img src=x onerror=a()>',
    '<script>a()</script>',
    '<p>One</p><a href="javascript:a()">Two</a>',
    '<style>p{}</style>',
    '<!-- <p> --><p>One</p>',
    '<p/onclick=a()>One</p>',
  ])
    expect(drawn(html), html).toBe('<div dir="auto"></div>')
})
