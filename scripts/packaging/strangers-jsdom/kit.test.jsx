/** Renders one of everything as an app's own tests would, in an environment that lays nothing out. */
import { FormTextProvider, LoginForm, mobileRules, RulesForm } from '@croupier/forms'
import { BrandProvider } from '@croupier/ui/BrandProvider'
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
