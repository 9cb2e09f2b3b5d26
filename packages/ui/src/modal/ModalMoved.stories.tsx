import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Modal } from './Modal.tsx'

/** A window with a modal in it; the story changes its size. */
const Example = () => {
  const [open, setOpen] = useState(false)
  const [lines, setLines] = useState(1)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        title="Statement"
        texts={{ close: 'Close', move: 'Move window' }}

        width={320}
        height="auto"
        open={open}
        onClose={() => setOpen(false)}
      >
        <Button onClick={() => setLines(8)}>More</Button>
        {Array.from({ length: lines }, (_, line) => (
          <p key={line}>Line {line + 1}</p>
        ))}
      </Modal>
    </>
  )
}

const meta = preview.meta({ title: 'Overlays/Modal moved', component: Example })

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const box = await screen.findByRole('dialog')
  await waitFor(() => expect(box.getBoundingClientRect().width).toBe(box.offsetWidth))
  const header = box.querySelector('header')
  const host = box.parentElement
  if (!header || !host) throw new Error('no header')
  header.setPointerCapture = () => undefined
  return { box, header, host }
}

/** Rounds to whole pixels; adding 0 turns -0 into 0. */
const whole = (edge: number) => Math.round(edge) + 0

const place = (element: Element) => {
  const { x, y, right, bottom } = element.getBoundingClientRect()
  return { x: whole(x), y: whole(y), right: whole(right), bottom: whole(bottom) }
}

const hand = (header: Element, pointerId = 1, pointerType = 'mouse') => {
  const { left, top } = header.getBoundingClientRect()
  const at = { clientX: left + 30, clientY: top + 20, pointerId, pointerType, button: 0, bubbles: true }
  const send = (kind: string, by: { x: number; y: number }) =>
    header.dispatchEvent(new PointerEvent(kind, { ...at, clientX: at.clientX + by.x, clientY: at.clientY + by.y }))
  return {
    takes: () => send('pointerdown', { x: 0, y: 0 }),
    moves: (x: number, y: number) => send('pointermove', { x, y }),
    lets: () => send('pointerup', { x: 0, y: 0 }),
  }
}

const drag = (header: Element, x: number, y: number, type?: string) => {
  const { takes, moves, lets } = hand(header, 1, type)
  takes()
  moves(x, y)
  lets()
}

export const Dragged = meta.story({ tags: ['!dev', '!autodocs'] })

Dragged.test('Follows its header by mouse, finger and pen, and stays inside the window [S-079]', async () => {
  const { box, header, host } = await openIt()
  const before = place(box)
  drag(header, -40, 30)
  await expect(place(box)).toMatchObject({ x: before.x - 40, y: before.y + 30 })
  drag(header, 20, -10, 'touch')
  drag(header, 20, -20, 'pen')
  await expect(place(box)).toEqual(before)
  drag(header, -5000, -5000)
  await expect(place(box)).toMatchObject({ x: place(host).x, y: place(host).y })
  drag(header, 5000, 5000)
  await expect(place(box)).toMatchObject({ right: place(host).right, bottom: place(host).bottom })
})

export const OneHand = meta.story({ tags: ['!dev', '!autodocs'] })

OneHand.test('A second finger on the header moves nothing, and ends no drag', async () => {
  const { box, header } = await openIt()
  const before = place(box)
  const [first, second] = [hand(header, 1, 'touch'), hand(header, 2, 'touch')]
  first.takes()
  first.moves(-30, 0)
  second.takes()
  second.moves(200, 200)
  second.lets()
  await expect(place(box)).toMatchObject({ x: before.x - 30, y: before.y })
  first.moves(-50, 10)
  first.lets()
  await expect(place(box)).toMatchObject({ x: before.x - 50, y: before.y + 10 })
  first.moves(90, 90)
  await expect(place(box)).toMatchObject({ x: before.x - 50 })
})

export const ByAButton = meta.story({ tags: ['!dev', '!autodocs'] })

ByAButton.test(
  'A button moves it from corner to corner, and arrow keys by steps: nobody has to drag [S-079] [Q-04]',
  async () => {
    const { box, host } = await openIt()
    const before = place(box)
    const mover = screen.getByRole('button', { name: 'Move window' })
    await userEvent.click(mover)
    await expect(place(box)).toMatchObject({ right: place(host).right, y: place(host).y })
    const said = () => document.querySelector('[data-announcer="polite"]')?.lastElementChild?.textContent
    await expect(said()).toBe('Move window: from the left 100%, from the top 0%')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(place(box)).toMatchObject({ right: place(host).right - 24, y: place(host).y + 24 })
    await expect(said()).toMatch(/^Move window: from the left \d\d%, from the top [1-9]\d?%$/)
    for (let press = 0; press < 4; press += 1) await userEvent.click(mover)
    await expect(place(box)).toEqual(before)
  },
)

export const StaysInside = meta.story({ tags: ['!dev', '!autodocs'] })

StaysInside.test('Stays inside when the window shrinks or its content grows', async () => {
  const { box, header, host } = await openIt()
  drag(header, 5000, 5000)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(place(box).bottom).toBe(place(host).bottom))
  host.style.inset = '0 160px 60px 0'
  await waitFor(() => expect(place(box).right).toBe(place(host).right))
  await expect(place(box).bottom).toBe(place(host).bottom)
})

export const AnewInTheMiddle = meta.story({ tags: ['!dev', '!autodocs'] })

AnewInTheMiddle.test('Opens in the middle again, and follows from there', async () => {
  const first = await openIt()
  const before = place(first.box)
  drag(first.header, -60, 40)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { box, header } = await openIt()
  await expect(place(box)).toEqual(before)
  drag(header, 10, 10)
  await expect(place(box)).toMatchObject({ x: before.x + 10, y: before.y + 10 })
})

export const OnAPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
})

OnAPhone.test('Fills a phone and cannot be moved there', async () => {
  const { box, header } = await openIt()
  drag(header, 50, 50, 'touch')
  await expect(place(box)).toMatchObject({ x: 0, y: 0 })
  await expect(screen.queryByRole('button', { name: 'Move window' })).toBeNull()
})
