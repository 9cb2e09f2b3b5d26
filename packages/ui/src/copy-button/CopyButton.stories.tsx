import preview from '../../../../.storybook/preview.tsx'
import { CopyButton } from './CopyButton.tsx'

const labels = { copy: 'Copy', copied: 'Copied', failed: 'Select it by hand' }

const meta = preview.meta({ title: 'Kit/CopyButton', component: CopyButton, args: { text: 'AGENT-7Q2X', labels } })

export const Playground = meta.story({})

export const Dark = meta.story({ globals: { theme: 'dark' } })
