/**
 * The overlay suite: what every overlay of the kit promises, checked in a real browser. Focus moves in, stays in and
 * returns; Escape closes only the topmost; the page behind is fixed, out of reach and afterwards exactly as it was;
 * toasts stay on top; navigating away from an open overlay leaves nothing behind.
 */
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Modal } from '../modal/Modal.tsx'
import { ToastProvider } from '../toast/ToastProvider.tsx'
import { useToasts } from '../toast/useToasts.ts'

/** State that the suite sets on an overlay; `draw` maps it to the overlay's props. */
export interface OverlayProbe {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Its accessible name. */
  readonly title: string
  /** The button that opens it, for overlays that take a trigger. */
  readonly opener: ReactElement<ComponentProps<'button'>>
  /** Content: two buttons, one of which opens another overlay and one shows a toast. */
  readonly content: ReactNode
}

/** An overlay, and what the suite expects of it. */
export interface OverlaySubject {
  /** Renders the opener and the overlay. */
  readonly draw: (probe: OverlayProbe) => ReactElement
  readonly role: 'dialog' | 'alertdialog' | 'menu'
  /** Whether it blocks the page: traps the focus and locks scrolling. */
  readonly modal: boolean
  /** The name of the button that closes it where Escape does not. */
  readonly closesBy?: string
  /** Whether it has no free content, only a list of actions. */
  readonly bare?: boolean
}

const Content = ({ onAsk }: { onAsk: () => void }) => {
  const { show } = useToasts()
  return (
    <p>
      <Button size="sm" onClick={onAsk}>
        Ask
      </Button>
      <Button size="sm" onClick={() => show({ title: 'Saved', timeOut: 0 })}>
        Tell
      </Button>
    </p>
  )
}

const Page = ({ name, subject }: { name: string; subject: OverlaySubject }) => {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const opener = <Button onClick={() => setOpen(true)}>{`Open ${name}`}</Button>
  return (
    <ToastProvider texts={{ close: 'Dismiss', notifications: 'Notifications' }}>
      <div data-page="" style={{ blockSize: '300vh', paddingBlockStart: '8rem' }}>
        <Button variant="ghost">Behind</Button>
        {subject.draw({
          open,
          onOpenChange: setOpen,
          title: name,
          opener,
          content: <Content onAsk={() => setAsking(true)} />,
        })}
      </div>
      <Modal
        title="Sure?"
        texts={{ close: 'Close' }}
        width={260}
        height={200}
        clickToClose
        open={asking}
        onClose={() => setAsking(false)}
      >
        <Button size="sm">Yes</Button>
      </Modal>
    </ToastProvider>
  )
}

/** Shows the page of one subject at a time; `none` is the page after navigating away. */
const Example = ({ subjects }: { subjects: Readonly<Record<string, OverlaySubject>> }) => {
  const [shown, setShown] = useState('none')
  const subject = subjects[shown]
  return (
    <>
      <label>
        Page
        <select value={shown} onChange={({ target }) => setShown(target.value)}>
          {['none', ...Object.keys(subjects)].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {subject ? <Page key={shown} name={shown} subject={subject} /> : null}
    </>
  )
}

const at = 37

const goTo = (page: string) => {
  const choice = document.querySelector('select')
  if (!choice) throw new Error('the example is not there')
  // By script: an open overlay blocks the page for a person, but the route can still change.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(choice, page)
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

const reachable = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && element.contains(hit)
}

/** An overlay's code is fetched when it is first opened. */
const fetched = { timeout: 10_000 }

const hidden = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null

const check = async (name: string, { role, modal, closesBy, bare = false }: OverlaySubject) => {
  goTo(name)
  const opener = await screen.findByRole('button', { name: `Open ${name}` })
  const behind = screen.getByRole('button', { name: 'Behind' })
  document.body.style.setProperty('--own', '1')
  const style = document.body.getAttribute('style')
  window.scrollTo(0, at)

  const overlay = () => screen.queryByRole(role, bare ? {} : { name })
  const open = async () => {
    await userEvent.click(opener)
    const shown = await screen.findByRole(role, bare ? {} : { name }, fetched)
    await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(shown.getAnimations()).toHaveLength(0))
    return shown
  }
  const close = async () => {
    if (closesBy === undefined) await userEvent.keyboard('{Escape}')
    else {
      await userEvent.keyboard('{Escape}')
      await expect(overlay()).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: closesBy }))
    }
    await waitFor(() => expect(overlay()).toBeNull())
  }
  const released = async () => {
    await waitFor(() => expect(document.body.getAttribute('style')).toBe(style))
    await waitFor(() => expect(window.scrollY).toBe(at))
    await waitFor(() =>
      expect(document.querySelector('#storybook-root :is([inert], [aria-hidden="true"]):not(svg)')).toBeNull(),
    )
  }

  const shown = await open()
  if (modal) {
    for (const back of [false, true])
      for (let press = 0; press < 4; press += 1) {
        await userEvent.tab({ shift: back })
        await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true))
      }
    await expect(getComputedStyle(document.body).position).toBe('fixed')
    await expect(hidden(behind)).toBe(true)
    await expect(reachable(behind)).toBe(false)
    await expect(hidden(shown)).toBe(false)
  }

  if (!bare) {
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    const upper = await screen.findByRole('dialog', { name: 'Sure?' }, fetched)
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull())
    await expect(overlay()).toBeVisible()
    if (modal) await expect(getComputedStyle(document.body).position).toBe('fixed')
  }

  // A non-modal overlay closes on a click on a toast, as on anything else outside it.
  if (modal && !bare) {
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    const toast = await screen.findByText('Saved', { ignore: '[data-announcer]' })
    await waitFor(() => expect(reachable(toast)).toBe(true))
    await expect(hidden(toast)).toBe(false)
    await userEvent.hover(toast)
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Saved', { ignore: '[data-announcer]' })).toBeNull())
    await expect(overlay()).toBeVisible()
  }

  await close()
  await waitFor(() => expect(opener).toHaveFocus())
  await released()

  await open()
  goTo('none')
  await waitFor(() => expect(overlay()).toBeNull())
  document.body.style.removeProperty('--own')
  await waitFor(() => expect(document.body.style.position).toBe(''))
  await expect(screen.getByRole('combobox')).toBeVisible()
  await userEvent.click(screen.getByRole('combobox'))
  await expect(screen.getByRole('combobox')).toHaveFocus()
}

/** A story that runs the overlay suite over `subjects`, one after the other. */
export const overlayStory = (subjects: Readonly<Record<string, OverlaySubject>>) => ({
  tags: ['!dev', '!autodocs'],
  render: () => <Example subjects={subjects} />,
  play: async () => {
    for (const [name, subject] of Object.entries(subjects))
      try {
        await check(name, subject)
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
  },
})
