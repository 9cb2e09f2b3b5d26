import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TextButton } from './TextButton.tsx'

const meta = preview.meta({
  title: 'Actions/TextButton',
  component: TextButton,
  args: { children: 'Forgot your password?', onClick: fn() },
})

export const Playground = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const InASentence = meta.story({
  render: (args) => (
    <p>
      I have read the{' '}
      <TextButton {...args} inline>
        terms
      </TextButton>{' '}
      and the{' '}
      <TextButton {...args} inline>
        privacy policy
      </TextButton>
      .
    </p>
  ),
})

export const Disabled = meta.story({ args: { disabled: true } })
