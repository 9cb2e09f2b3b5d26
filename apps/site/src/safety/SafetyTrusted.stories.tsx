import { trustedStore } from '@croupier/stores'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { holdEnter } from '../../../../.storybook/holdEnter.ts'
import preview from '../../../../.storybook/preview.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { storyTimeout } from '../testing/SiteFixture.tsx'
import { SafetyTrusted } from './SafetyTrusted.tsx'

const meta = preview.meta({ title: 'Site/Safer play/SafetyTrusted', component: SafetyTrusted })

export const Nobody = meta.story({
  name: 'Without a contact the form says what we write about, and what never [G-96]',
  render: () => memberPage(SafetyTrusted),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Their name' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByText(/^We never tell them amounts, games, bets or your balance/)).toBeVisible()
  },
})

Nobody.test('What is missing is focused, and a held Enter asks once', async ({ canvas }) => {
  const name = await canvas.findByRole('textbox', { name: 'Their name' }, storyTimeout)
  const email = canvas.getByRole('textbox', { name: /email/i })
  const form = canvas.getByRole('form')
  const attempts = fn()
  form.addEventListener('submit', attempts)
  await userEvent.type(email, 'ana@mail.example')
  await holdEnter()
  await expect(name).toHaveFocus()
  await expect(attempts).toHaveBeenCalledOnce()
  await userEvent.type(name, 'Ana')
  await userEvent.clear(email)
  await userEvent.keyboard('{Enter}')
  await expect(email).toHaveFocus()
})

Nobody.test('The contact takes the focus of the form that was sent', async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Their name' }, storyTimeout), 'Ana')
  await userEvent.type(canvas.getByRole('textbox', { name: /email/i }), 'ana@mail.example{Enter}')
  const state = await canvas.findByText('Ana has not answered yet', {}, storyTimeout)
  await waitFor(() => expect(document.activeElement).toContainElement(state))
  await expect(document.body).not.toHaveFocus()
})

export const Asked = meta.story({
  name: 'A contact was asked and has not answered [G-96]',
  render: () =>
    memberPage(SafetyTrusted, {
      before: async (root) => {
        await root.store(trustedStore).name({ name: 'Ana', email: 'ana@mail.example', tells: ['break', 'limit'] })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ana has not answered yet', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('Nothing yet.')).toBeVisible()
    // Not a letter below the other.
    await expect(canvas.getByText('ana@mail.example').getBoundingClientRect().height).toBeLessThan(60)
  },
})
