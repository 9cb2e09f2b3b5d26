/** Layout and status components, for the conformance suite. */
import { Amount } from '../amount/Amount.tsx'
import { Avatar } from '../avatar/Avatar.tsx'
import { Badge } from '../badge/Badge.tsx'
import { CountBadge } from '../badge/CountBadge.tsx'
import { BrandScope } from '../brand/BrandScope.tsx'
import { parseBrand } from '../brand/brandSchema.ts'
import dhaka from '../brands/dhaka.json' with { type: 'json' }
import { Callout } from '../callout/Callout.tsx'
import { Card } from '../card/Card.tsx'
import { Field } from '../field/Field.tsx'
import { Input } from '../input/Input.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { Subject } from './conformance.tsx'
import { picture } from './storyGrid.tsx'

const portrait = picture('#087f5f', '#101c46')

/** Each with the root and the states it documents. */
export const basics = {
  Field: {
    element: (
      <Field label="User name" description="6 to 12 letters.">
        <Input />
      </Field>
    ),
    root: 'div',
    states: {
      plain: {
        element: (
          <Field label="User name">
            <Input />
          </Field>
        ),
        attributes: { 'data-invalid': null, 'data-disabled': null, 'data-required': null },
      },
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
      'of another brand': {
        element: <BrandScope brand={parseBrand(dhaka)} />,
        attributes: { 'data-brand': 'dhaka', 'data-theme': null },
      },
      dark: { element: <BrandScope theme="dark" />, attributes: { 'data-brand': 'felt', 'data-theme': 'dark' } },
    },
  },
  Badge: {
    element: <Badge>New</Badge>,
    root: 'span',
    states: {
      plain: {
        element: <Badge>New</Badge>,
        attributes: { 'data-tone': 'neutral', 'data-size': 'sm' },
      },
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
      plain: { element: <CountBadge count={3} label="3 unread" />, attributes: { 'data-tone': 'danger' } },
    },
  },
  Avatar: {
    element: <Avatar src={portrait} label="Maria" />,
    root: 'span',
    states: {
      'with a picture': {
        element: <Avatar src={portrait} fallbackSrc={portrait} label="Maria" size="lg" />,
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
      named: {
        element: <Spinner label="Loading" size="lg" />,
        attributes: { role: 'status', 'aria-label': 'Loading', 'data-size': 'lg' },
      },
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
      plain: {
        element: <Amount text="₱10.00" />,
        attributes: { 'data-size': 'md', 'data-flow': 'none', 'data-masked': null, 'data-unknown': null },
      },
      lost: {
        element: <Amount text="−₱10.00" flow="out" size="lg" />,
        attributes: { 'data-flow': 'out', 'data-size': 'lg', 'data-masked': null, 'data-unknown': null },
      },
      masked: {
        element: <Amount text="−₱10.00" flow="out" masked texts={{ masked: 'Hidden' }} />,
        attributes: { 'data-masked': '', 'data-flow': 'none' },
      },
      unknown: { element: <Amount text={null} flow="in" />, attributes: { 'data-unknown': '', 'data-flow': 'none' } },
    },
  },
  VisuallyHidden: { element: <VisuallyHidden>heard</VisuallyHidden>, root: 'span' },
} as const satisfies Readonly<Record<string, Subject>>
