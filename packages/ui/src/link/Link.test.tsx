import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rootTag } from '../testing/conformance.tsx'
import { Link } from './Link.tsx'

describe('Link', () => {
  it('says that it opens a new tab', () => {
    expect(
      renderToString(
        <Link href="/help" newTab>
          Help
        </Link>,
      ),
    ).toMatch(/\(opens in a new tab\)/)
  })

  it("becomes the router's own link when asked to, with every prop on it", () => {
    const RouterLink = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
      <a href={`/site${to}`} {...rest}>
        {children}
      </a>
    )
    const { attributes } = rootTag(
      renderToString(
        <Link render={<RouterLink to="/rng" />} aria-current="page">
          Slots
        </Link>,
      ),
    )
    expect([attributes.get('href'), attributes.get('aria-current'), attributes.get('data-variant')]).toEqual([
      '/site/rng',
      'page',
      'text',
    ])
  })
})
