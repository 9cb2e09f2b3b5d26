/** What is pressed, followed, grouped or only tells something, as the conformance suite wants it. */
import { Heart } from 'lucide-react'
import { Amount } from '../amount/Amount.tsx'
import { Avatar } from '../avatar/Avatar.tsx'
import { Badge } from '../badge/Badge.tsx'
import { CountBadge } from '../badge/CountBadge.tsx'
import { BrandScope } from '../brand/BrandScope.tsx'
import { Button } from '../button/Button.tsx'
import { Callout } from '../callout/Callout.tsx'
import { Card } from '../card/Card.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Field } from '../field/Field.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Input } from '../input/Input.tsx'
import { ButtonLink } from '../link/ButtonLink.tsx'
import { Link } from '../link/Link.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { Subject } from './conformance.tsx'
import { picture } from './storyGrid.tsx'

const copyLabels = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' }
const heart = <Heart aria-hidden />
const portrait = picture('#087f5f', '#101c46')
const pressed = {
  'data-loading': null,
  'data-disabled': null,
  'data-full-width': null,
  'data-size': 'md',
} as const

/** Each with the root and the states it documents. */
export const basics = {
  Button: {
    element: <Button>Deposit</Button>,
    root: 'button',
    states: {
      plain: {
        element: <Button>Deposit</Button>,
        attributes: { ...pressed, type: 'button', 'data-variant': 'solid', 'data-tone': 'accent' },
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
        attributes: { 'aria-label': 'Favourite', 'data-variant': 'ghost', 'data-tone': 'neutral', 'data-round': null },
      },
      loading: {
        element: (
          <IconButton label="Favourite" loading round>
            {heart}
          </IconButton>
        ),
        attributes: { 'data-loading': '', 'data-round': '', 'aria-disabled': 'true', 'data-size': 'md' },
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
    element: <CopyButton text="R-42" labels={copyLabels} />,
    root: 'button',
    states: {
      ready: {
        element: <CopyButton text="R-42" labels={copyLabels} />,
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
        attributes: { 'data-variant': 'text', 'data-stretched': null, target: null },
      },
      'in a new tab': {
        element: (
          <Link href="#help" variant="quiet" newTabLabel="opens in a new tab" stretched>
            Help
          </Link>
        ),
        attributes: { 'data-variant': 'quiet', 'data-stretched': '', target: '_blank', rel: 'noopener noreferrer' },
      },
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
        attributes: { 'data-variant': 'outline', 'data-tone': 'neutral', 'data-size': 'sm', 'data-full-width': '' },
      },
    },
  },
  Field: {
    element: (
      <Field label="User name" description="6 to 12 letters.">
        <Input />
      </Field>
    ),
    root: 'div',
    states: {
      failing: {
        element: (
          <Field label="User name" error="Too short." required disabled>
            <Input />
          </Field>
        ),
        attributes: { 'data-invalid': '', 'data-disabled': '', 'data-required': '' },
      },
    },
  },
  Card: {
    element: <Card>Welcome</Card>,
    root: 'div',
    states: {
      plain: {
        element: <Card>Welcome</Card>,
        attributes: { 'data-padding': 'md', 'data-variant': 'outline', 'data-interactive': null },
      },
      raised: {
        element: (
          <Card padding="lg" variant="raised" interactive>
            Welcome
          </Card>
        ),
        attributes: { 'data-padding': 'lg', 'data-variant': 'raised', 'data-interactive': '' },
      },
    },
  },
  BrandScope: {
    element: <BrandScope>Inside</BrandScope>,
    root: 'div',
    ownColours: 'It brings a brand.',
    states: {
      dark: { element: <BrandScope theme="dark" />, attributes: { 'data-brand': 'felt', 'data-theme': 'dark' } },
    },
  },
  Badge: {
    element: <Badge>New</Badge>,
    root: 'span',
    states: {
      plain: { element: <Badge>New</Badge>, attributes: { 'data-tone': 'neutral', 'data-size': 'sm' } },
      won: {
        element: (
          <Badge tone="win" size="md">
            Won
          </Badge>
        ),
        attributes: { 'data-tone': 'win', 'data-size': 'md' },
      },
    },
  },
  CountBadge: {
    element: <CountBadge count={3} label="3 unread messages" />,
    root: 'span',
    states: {
      plain: { element: <CountBadge count={3} label="3 unread" />, attributes: { 'data-tone': 'attention' } },
    },
  },
  Avatar: {
    element: <Avatar src={portrait} label="Maria" />,
    root: 'span',
    states: {
      'with a picture': {
        element: <Avatar src={portrait} label="Maria" size="lg" />,
        attributes: { 'data-size': 'lg', 'data-showing': 'picture', role: 'img', 'aria-label': 'Maria' },
      },
      'without one': {
        element: <Avatar fallbackSrc={portrait} label="Maria" />,
        attributes: { 'data-showing': 'fallback', 'data-size': 'md' },
      },
      'without any': { element: <Avatar src="" label="Maria" />, attributes: { 'data-showing': 'figure' } },
      'beside the name': { element: <Avatar label="" />, attributes: { 'aria-hidden': 'true', role: null } },
    },
  },
  Callout: {
    element: <Callout title="You are offline">Amounts may be old.</Callout>,
    root: 'div',
    states: {
      plain: { element: <Callout>Hello</Callout>, attributes: { role: 'status', 'data-tone': 'info' } },
      danger: { element: <Callout tone="danger">No</Callout>, attributes: { role: 'alert', 'data-tone': 'danger' } },
    },
  },
  Spinner: {
    element: <Spinner label="Loading games" />,
    root: 'span',
    states: {
      named: { element: <Spinner label="Loading" size="lg" />, attributes: { role: 'status', 'data-size': 'lg' } },
      decoration: { element: <Spinner />, attributes: { 'aria-hidden': 'true', role: null, 'data-size': 'md' } },
    },
  },
  QrCode: {
    element: <QrCode value="https://app.example/get" label="QR code of the app" />,
    root: 'svg',
    ownColours: 'Cameras read dark on light.',
    states: {
      plain: {
        element: <QrCode value="https://app.example/get" label="QR code of the app" />,
        attributes: { role: 'img', width: '120', height: '120' },
      },
    },
  },
  Amount: {
    element: <Amount text="₱10.00" />,
    root: 'span',
    states: {
      lost: {
        element: <Amount text="−₱10.00" flow="out" size="lg" />,
        attributes: { 'data-flow': 'out', 'data-size': 'lg', 'data-masked': null, 'data-unknown': null },
      },
      masked: {
        element: <Amount text="−₱10.00" flow="out" masked maskedText="Hidden" />,
        attributes: { 'data-masked': '', 'data-flow': 'none' },
      },
      unknown: { element: <Amount text={null} flow="in" />, attributes: { 'data-unknown': '', 'data-flow': 'none' } },
    },
  },
  VisuallyHidden: { element: <VisuallyHidden>heard</VisuallyHidden>, root: 'span' },
} as const satisfies Readonly<Record<string, Subject>>
