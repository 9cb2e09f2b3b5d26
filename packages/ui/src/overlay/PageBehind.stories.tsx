import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Modal } from '../modal/Modal.tsx'

/** A list whose second entry opens a modal that can remove or disable the entry. */
const Entries = () => {
  const [entries, setEntries] = useState(['First', 'Second', 'Third'])
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  return (
    <div style={{ blockSize: '200vh' }}>
      <a href="#entries">Skip</a>
      <ul role="list" aria-label="Entries">
        {entries.map((entry) => (
          <li key={entry}>
            <Button disabled={done && entry === 'Second'} onClick={() => setOpen(true)}>
              {entry}
            </Button>
          </li>
        ))}
      </ul>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Entry"
        width={300}
        height="auto"
        clickToClose
        // As callers write it: a new function at every render, which React takes away and gives again.
        ref={() => undefined}
      >
        <Button onClick={() => setEntries(['First', 'Third'])}>Remove</Button>
        <Button onClick={() => setDone(true)}>Disable</Button>
      </Modal>
    </div>
  )
}

const meta = preview.meta({ title: 'Overlays/Page behind', component: Entries })

export const Behind = meta.story({ name: 'A modal over entries, one of which it removes or disables' })

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Second' }))
  return screen.findByRole('dialog')
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

Behind.test('A centred page does not move when a modal opens or closes', async ({ canvas }) => {
  const { style } = document.body
  const before = style.cssText
  style.cssText = `${before}; max-width: 400px; margin: 0 auto;`
  try {
    const list = canvas.getByRole('list', { name: 'Entries' })
    const { left, width } = list.getBoundingClientRect()
    await expect(left).toBeGreaterThan(20)
    await open()
    await expect(getComputedStyle(document.body).position).toBe('fixed')
    await expect(list.getBoundingClientRect()).toMatchObject({ left, width })
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(list.getBoundingClientRect()).toMatchObject({ left, width })
  } finally {
    style.cssText = before
  }
})

Behind.test('When the opener is disabled, the focus goes to what is nearest to it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }))
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'First' })).toHaveFocus())
})

Behind.test('When the opener was removed, the focus goes to what is nearest to it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await expect(screen.queryByRole('button', { name: 'Second' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'First' })).toHaveFocus())
})
