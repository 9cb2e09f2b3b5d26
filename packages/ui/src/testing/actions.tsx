/** Buttons and links, for the conformance suite. */
import { Heart } from 'lucide-react'
import { Button } from '../button/Button.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ButtonLink } from '../link/ButtonLink.tsx'
import { TextButton } from '../link/TextButton.tsx'
import { Link } from '../link/Link.tsx'
import type { Subject } from './conformance.tsx'

const heart = <Heart aria-hidden />
const pressed = {
  type: 'button',
  'data-loading': null,
  'data-disabled': null,
  'data-full-width': null,
  'data-size': 'md',
} as const

/** Each with the root and the states it documents. */
export const actions = {
  Button: {
    element: <Button>Deposit</Button>,
    root: 'button',
    states: {
      plain: {
        element: <Button>Deposit</Button>,
        attributes: { ...pressed, 'data-variant': 'solid', 'data-tone': 'accent' },
      },
      styled: {
        element: (
          <Button variant="ghost" tone="danger" size="lg" fullWidth>
            Deposit
          </Button>
        ),
        attributes: { 'data-variant': 'ghost', 'data-tone': 'danger', 'data-size': 'lg', 'data-full-width': '' },
      },
      loading: {
        element: <Button loading>Deposit</Button>,
        attributes: { 'data-loading': '', 'aria-disabled': 'true', 'aria-busy': 'true', disabled: null },
      },
      disabled: { element: <Button disabled>Deposit</Button>, attributes: { 'data-disabled': '', disabled: '' } },
    },
  },
  IconButton: {
    element: <IconButton label="Favourite">{heart}</IconButton>,
    root: 'button',
    states: {
      plain: {
        element: <IconButton label="Favourite">{heart}</IconButton>,
        attributes: {
          ...pressed,
          'aria-label': 'Favourite',
          'data-variant': 'ghost',
          'data-tone': 'neutral',
          'data-round': null,
        },
      },
      loading: {
        element: (
          <IconButton label="Favourite" loading round>
            {heart}
          </IconButton>
        ),
        attributes: {
          'data-loading': '',
          'data-round': '',
          'data-size': 'md',
          'aria-disabled': 'true',
          'aria-busy': 'true',
        },
      },
      disabled: {
        element: (
          <IconButton label="Favourite" disabled>
            {heart}
          </IconButton>
        ),
        attributes: { 'data-disabled': '', disabled: '' },
      },
    },
  },
  CopyButton: {
    element: <CopyButton text="R-42" />,
    root: 'button',
    states: {
      ready: {
        element: <CopyButton text="R-42" />,
        attributes: { 'data-copy': 'ready', 'data-variant': 'soft', 'data-size': 'sm' },
      },
    },
  },
  Link: {
    element: <Link href="#rules">Rules</Link>,
    root: 'a',
    states: {
      plain: {
        element: <Link href="#rules">Rules</Link>,
        attributes: { href: '#rules', 'data-variant': 'text', 'data-stretched': null, target: null },
      },
      'in a new tab': {
        element: (
          <Link href="#help" variant="quiet" newTab stretched>
            Help
          </Link>
        ),
        attributes: { 'data-variant': 'quiet', 'data-stretched': '', target: '_blank', rel: 'noopener noreferrer' },
      },
    },
  },
  TextButton: {
    element: <TextButton>Rules</TextButton>,
    root: 'button',
    states: {
      plain: { element: <TextButton>Rules</TextButton>, attributes: { type: 'button', 'data-inline': null } },
      inline: { element: <TextButton inline>Rules</TextButton>, attributes: { 'data-inline': '' } },
    },
  },
  ButtonLink: {
    element: <ButtonLink href="#slots">Slots</ButtonLink>,
    root: 'a',
    states: {
      styled: {
        element: (
          <ButtonLink href="#slots" variant="outline" tone="neutral" size="sm" fullWidth>
            Slots
          </ButtonLink>
        ),
        attributes: {
          href: '#slots',
          'data-variant': 'outline',
          'data-tone': 'neutral',
          'data-size': 'sm',
          'data-full-width': '',
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, Subject>>
