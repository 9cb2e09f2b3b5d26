import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { storyPayment } from '../../../../.storybook/storyArt.ts'
import { PaymentMark } from './PaymentMark.tsx'

const meta = preview.meta({
  title: 'Gaming/PaymentMark',
  component: PaymentMark,
  args: { name: 'GCash' },
})

export const Playground = meta.story()

const kinds = [
  ['GCash', 'wallet'],
  ['BDO Unibank', 'bank'],
  ['Maya', 'qr'],
  ['bKash', 'c2c'],
  ['Dutch-Bangla Bank', 'card'],
  ['Counter', 'counter'],
] as const

export const Kinds = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {kinds.map(([name, kind]) => (
        <PaymentMark key={name} name={name} kind={kind} />
      ))}
    </div>
  ),
})

export const Logo = meta.story({ args: { src: storyPayment('gcash') } })

export const LogoFails = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-showing="initials"]')).toHaveTextContent('GC'))
  },
})
