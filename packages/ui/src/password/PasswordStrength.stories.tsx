import { expect, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { PasswordStrength, type PasswordScore } from './PasswordStrength.tsx'
import { NewPassword } from './examples/NewPassword.tsx'
import code from './examples/NewPassword.tsx?raw'

const words = ['', 'Weak. Add a few letters.', 'Fair. Add a digit or a sign.', 'Good', 'Strong'] as const
const scores: readonly PasswordScore[] = [0, 1, 2, 3, 4]

const meta = preview.meta({
  title: 'Inputs/PasswordStrength',
  component: PasswordStrength,
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  args: { label: 'Password strength', score: 2 as PasswordScore, text: words[2] as string },
})

export const Playground = meta.story()

export const Registration = meta.story(example(NewPassword, code))

Registration.test('Tells in words and bars how strong a new password is, as it is typed', async ({ canvas }) => {
  const meter = canvas.getByRole('meter', { name: 'Password strength' })
  await expect(meter).toHaveAttribute('aria-valuenow', '0')
  await userEvent.type(canvas.getByLabelText('New password'), 'abc')
  await expect(canvas.getByText('Weak. Add a few letters.')).toBeVisible()
  await userEvent.type(canvas.getByLabelText('New password'), 'def123-xyz')
  await expect(meter).toHaveAttribute('aria-valuenow', '4')
  await expect(meter).toHaveAttribute('aria-valuetext', 'Strong')
})

const every = (
  <div style={{ display: 'grid', gap: '1rem' }}>
    {scores.map((score) => (
      <PasswordStrength key={score} label="Password strength" score={score} text={words[score]} />
    ))}
  </div>
)

export const Scores = meta.story({ render: () => every })

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { score: 1, text: 'Mahina. Magdagdag ng ilan pang titik, numero, o tanda na hindi madaling mahulaan ng iba.' },
})
