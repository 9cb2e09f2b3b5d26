import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { Button } from '../button/Button.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Popover } from './Popover.tsx'

const meta = preview.meta({
  title: 'Overlays/Popover',
  parameters: {
    keys: [
      ['Enter', 'opens it and takes the focus in'],
      ['Escape', 'closes it and gives the focus back'],
    ],
  },
  component: Popover,
  args: {
    trigger: <Button variant="outline">How is this made up?</Button>,
    title: 'Rebate of 12.40',
    texts: { close: 'Close' },
    children: <p>0.8 % of 1,550.00 of valid stakes from Monday to Sunday.</p>,
  },
})

const opens = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'How is this made up?' }))
  const panel = await screen.findByRole('dialog', { name: 'Rebate of 12.40' })
  await waitFor(() => expect(panel).toHaveStyle({ opacity: '1' }))
}

export const Playground = meta.story({ parameters: pictured, play: opens })

export const ByKeyboard = meta.story()

ByKeyboard.test('Enter opens it and takes the focus in; Escape gives the focus back', async () => {
  const button = screen.getByRole('button', { name: 'How is this made up?' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'Rebate of 12.40' })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})

const Within = () => {
  const [open, setOpen] = useState(true)
  return (
    <Modal
      title="Statement"
      texts={{ close: 'Leave' }}
      clickToClose
      width={360}
      height={320}
      open={open}
      onClose={() => setOpen(false)}
    >
      <Popover {...meta.input.args} />
    </Modal>
  )
}

export const InsideModal = meta.story({
  render: () => <Within />,
})

InsideModal.test('Inside a modal, Escape or a press beside it closes the popover alone', async () => {
  await screen.findByRole('dialog', { name: 'Statement' })
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rebate of 12.40' })).toBeNull())
  await opens()
  const { left, top } = screen.getByText('Rebate of 12.40').getBoundingClientRect()
  await expect(document.elementFromPoint(left + 5, top + 5)).toHaveTextContent('Rebate of 12.40')
  await userEvent.keyboard('{Escape}')
  await closed()
  await expect(screen.getByRole('dialog', { name: 'Statement' })).toBeVisible()
  await opens()
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(5, 5) ?? document.body })
  await closed()
  await expect(screen.getByRole('dialog', { name: 'Statement' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Statement' })).toBeNull())
})

export const DarkRightToLeft = meta.story({
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  play: opens,
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Rebate of 12.40 for the week from Monday, 3 March to Sunday, 9 March',
    children: <p>{'0.8 % of the valid stakes on slots and fishing, without excluded games. '.repeat(20)}</p>,
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'How is this made up?' }))
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel).toHaveStyle({ opacity: '1' }))
    const { left, right, bottom } = panel.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight)
  },
})

export const AtTheEnd = meta.story({ args: { side: 'inline-end', align: 'start' }, play: opens })

export const Dark = meta.story({ globals: { theme: 'dark' }, play: opens })
