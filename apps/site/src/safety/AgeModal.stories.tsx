import type { RootStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { useRoot } from '../base/RootContext.ts'
import { AgePage } from '../pages/status/AgePage.tsx'
import { inBangladesh, storyTimeout, SiteFixture } from '../testing/SiteFixture.tsx'
import { AgeModal } from './AgeModal.tsx'

const meta = preview.meta({ title: 'Site/Arrive/AgeModal', component: AgeModal, parameters: { layout: 'fullscreen' } })

const Gate = observer(function Gate() {
  const { age, modals } = useRoot()
  const [open] = modals.stack
  if (age.isClosed) return <AgePage />
  return open?.modal.kind === 'age' ? <AgeModal id={open.id} modal={open.modal} /> : <p>The game starts</p>
})

const gate = (remembered = {}) => (
  <SiteFixture
    remembered={{ ageAnswer: '', ...remembered }}
    prepare={async (root: RootStore) => {
      await root.start()
      root.age.require(() => undefined)
    }}
  >
    <Gate />
  </SiteFixture>
)

export const Question = meta.story({
  render: () => gate(),
  play: async () => void (await screen.findByRole('dialog', {}, storyTimeout)),
})

export const Younger = meta.story({
  name: 'The age is asked with two answers of equal weight, and whoever is younger sees no games [G-01]',
  render: () => gate(),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'How old are you?' }, storyTimeout)
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
    await expect(dialog).toHaveTextContent('demo games included, are for people aged 21 and over')
    const [younger, older] = ['Younger than 21', '21 or older'].map((name) => screen.getByRole('button', { name }))
    for (const attribute of ['data-variant', 'data-tone', 'data-size'])
      await expect(younger?.getAttribute(attribute)).toBe(older?.getAttribute(attribute))
    await userEvent.click(younger as HTMLElement)
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'This site is for people aged 21 and over' }, storyTimeout),
    ).toBeVisible()
    await expect(screen.getByRole('link', { name: /^Gambling Therapy/ })).toBeVisible()
  },
})

export const OldEnough = meta.story({
  name: 'Whoever is old enough goes on to the game; the age is the market’s [G-01]',
  globals: { language: 'BN' },
  render: () => gate(inBangladesh),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^[১২][০-৯] বা তার বেশি$/ }, storyTimeout))
    await expect(await screen.findByText('The game starts', {}, storyTimeout)).toBeVisible()
  },
})
