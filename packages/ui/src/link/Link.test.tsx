import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.ts'
import { rootTag } from '../testing/conformance.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { Link } from './Link.tsx'

describeConformance('Link', <Link href="/rng">Slots</Link>, {
  root: 'a',
  states: {
    plain: {
      element: <Link href="/rng">Slots</Link>,
      attributes: { href: '/rng', 'data-variant': 'text', 'data-stretched': null, target: null },
    },
    'in a new tab': {
      element: (
        <Link href="/help" variant="quiet" newTabLabel="opens in a new tab" stretched>
          Help
        </Link>
      ),
      attributes: {
        'data-variant': 'quiet',
        'data-stretched': '',
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    },
  },
})

describeConformance('ButtonLink', <ButtonLink href="/rng">Slots</ButtonLink>, {
  root: 'a',
  states: {
    plain: {
      element: (
        <ButtonLink href="/rng" variant="outline" tone="neutral" size="sm" fullWidth>
          Slots
        </ButtonLink>
      ),
      attributes: {
        href: '/rng',
        'data-variant': 'outline',
        'data-tone': 'neutral',
        'data-size': 'sm',
        'data-full-width': '',
      },
    },
  },
})

describe('Link', () => {
  it('says that it opens a new tab', () => {
    expect(
      renderToString(
        <Link href="/help" newTabLabel="opens in a new tab">
          Help
        </Link>,
      ),
    ).toMatch(/\(<!-- -->opens in a new tab<!-- -->\)/)
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
