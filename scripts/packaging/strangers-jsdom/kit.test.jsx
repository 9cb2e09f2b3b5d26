/** Renders one of everything as an app's own tests would, in an environment that lays nothing out. */
import { FormTextProvider, LoginForm, mobileRules, RulesForm } from '@croupier/forms'
import { BrandProvider } from '@croupier/ui/BrandProvider'
import { Button } from '@croupier/ui/Button'
import { DialogBox } from '@croupier/ui/DialogBox'
import { ToastProvider } from '@croupier/ui/ToastProvider'
import { useToasts } from '@croupier/ui/useToasts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { placedSubjects } from './kit/kit.ts'
import { portalled } from './kit/portalled.tsx'

/** Renders a part and removes it. Returns how many elements the page had meanwhile, and what went wrong. */
const rendered = async (part) => {
  const heard = []
  const hear = (said) => void heard.push(String(said))
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(hear)
  const count = () => document.body.querySelectorAll('*').length
  // An announcer may stay behind.
  const before = count() + 1
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onUncaughtError: hear })
  root.render(
    <StrictMode>
      <BrandProvider theme="system">{part}</BrandProvider>
    </StrictMode>,
  )
  // Some load when they are wanted, or wait a moment before they open.
  const elements = await vi.waitFor(() => {
    const others = count() - before
    expect(others + heard.length).toBeGreaterThan(0)
    return others
  }, 5000)
  root.unmount()
  place.remove()
  console.mockRestore()
  return { elements, heard }
}

it.each(Object.entries(placedSubjects))('renders %s', async (_, { element, within = (part) => part }) => {
  const { heard } = await rendered(within(element))
  expect(heard).toEqual([])
})

it.each(Object.entries(portalled))('opens %s', async (_, { element }) => {
  const { heard } = await rendered(element)
  expect(heard).toEqual([])
})

const Told = () => {
  const { show } = useToasts()
  return <Button onClick={() => show({ title: 'Saved' })}>Save</Button>
}

it('renders the region of toasts around a page', async () => {
  const { elements, heard } = await rendered(
    <ToastProvider>
      <Told />
    </ToastProvider>,
  )
  expect(elements).toBeGreaterThan(1)
  expect(heard).toEqual([])
})

const Deleting = ({ isOpen, isThere }) => (
  <BrandProvider theme="system">
    <div>
      {isThere ? <button id="opener">Delete</button> : null}
      <button id="nearest">Next</button>
    </div>
    <DialogBox open={isOpen} onResult={() => undefined} title="Delete it?" />
  </BrandProvider>
)

it('focuses the nearest control when the opener of a dialog is gone', async () => {
  const thrown = []
  const hear = (error) => void thrown.push(String(error))
  process.on('uncaughtException', hear)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const found = (selector) => vi.waitFor(() => document.querySelector(selector) ?? expect.fail(selector), 5000)
  root.render(<Deleting isOpen={false} isThere />)
  const opener = await found('#opener')
  opener.focus()
  root.render(<Deleting isOpen isThere />)
  await found('[role=dialog]')
  root.render(<Deleting isOpen={false} isThere={false} />)
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('nearest'), 5000)
  expect(thrown).toEqual([])
  process.off('uncaughtException', hear)
  root.unmount()
  place.remove()
})

const rules = { nickname: { enabled: true, required: true, minLength: 2, maxLength: 20, patternId: 1 } }

const forms = {
  'a form of the kit': <LoginForm mobileRule={mobileRules.PH} onSubmit={async () => undefined} />,
  'a form of the app': (
    <RulesForm
      rules={rules}
      fields={{ nickname: { label: 'Nickname' } }}
      label="Profile"
      submitText="Save"
      busyText="Saving"
      onSubmit={async () => undefined}
    />
  ),
}

it.each(Object.entries(forms))('renders %s', async (_, form) => {
  const { elements, heard } = await rendered(<FormTextProvider text={(key) => key}>{form}</FormTextProvider>)
  expect(elements).toBeGreaterThan(5)
  expect(heard).toEqual([])
})
