import { WifiOff } from 'lucide-react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { tokens } from '../theme/theme.ts'
import { Callout } from './Callout.tsx'

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  max-inline-size: 40rem;
`

const AllTones = () => (
  <Stack>
    <Callout>Log in to see your own favourites.</Callout>
    <Callout tone="success" title="Deposit received">
      500.00 PHP are in your wallet.
    </Callout>
    <Callout
      tone="warning"
      title="You are offline"
      icon={<WifiOff aria-hidden />}
      action={
        <Button size="sm" variant="outline" tone="neutral">
          Try again
        </Button>
      }
    >
      Amounts may be out of date.
    </Callout>
    <Callout tone="danger" title="Wrong user name or password">
      Two attempts are left before your account is locked.
    </Callout>
  </Stack>
)

const meta = preview.meta({
  title: 'Patterns/Callout',
  component: Callout,
  args: { title: 'Your deposit is being checked', children: 'This takes up to ten minutes.' },
})

export const Playground = meta.story({})

export const Tones = meta.story({ render: () => <AllTones /> })

Tones.test('Announces the message, not the button beside it', async ({ canvas }) => {
  const offline = canvas.getAllByRole('status').find((one) => one.textContent?.startsWith('You are offline'))
  await expect(offline).toHaveTextContent('Amounts may be out of date.')
  await expect(offline).not.toHaveTextContent('Try again')
  await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong user name or password')
})
