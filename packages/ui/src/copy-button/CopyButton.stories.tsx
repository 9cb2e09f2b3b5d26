import preview from '../../../../.storybook/preview.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  title: 'Actions/CopyButton',
  subcomponents: { CopyButton },
  component: CopyButton,
  args: { text: 'AGENT-7Q2X' },
})

export const Playground = meta.story({})
