import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import { holdEnter } from '../../../../.storybook/holdEnter.ts'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { fill, labelled } from '../testing/formWalk.ts'
import { TournamentEntry } from './examples/TournamentEntry.tsx'
import code from './examples/TournamentEntry.tsx?raw'

const meta = preview.meta({ title: 'Forms/Form', decorators: onPlate })

export const OwnForm = meta.story(example(TournamentEntry, code))

OwnForm.test(
  'checks its fields, shows a rejection at its field with nothing lost, and is done once accepted',
  async ({ canvas, canvasElement }) => {
    const [nickname, email] = [/^nickname/i, /^email/i].map((label) => labelled(canvasElement, label))
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }))
    await waitFor(() => expect(nickname).toHaveFocus())
    await expect(email).toBeInvalid()
    await fill(canvasElement, /^nickname/i, 'maria')
    await fill(canvasElement, /^email/i, 'jun@mail.example{Enter}')
    await waitFor(() => expect(nickname).toHaveAccessibleDescription('Another player has this nickname.'))
    await expect(nickname).toHaveFocus()
    await expect(email).toHaveValue('jun@mail.example')
    await userEvent.clear(nickname as HTMLElement)
    await userEvent.keyboard('jun{Enter}')
    await expect(await canvas.findByText('jun plays in the tournament.')).toBeVisible()
  },
)

OwnForm.test(
  'a held Enter is sent once, and an Enter that was refused is not sent again',
  async ({ canvas, canvasElement }) => {
    await fill(canvasElement, /^nickname/i, 'maria')
    await fill(canvasElement, /^email/i, 'jun@mail.example')
    const attempts = fn()
    canvasElement.querySelector('form')?.addEventListener('submit', attempts)
    await holdEnter()
    await waitFor(() => expect(labelled(canvasElement, /^nickname/i)).toHaveFocus())
    await expect(canvas.getByText('Another player has this nickname.')).toBeVisible()
    await expect(attempts).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(attempts).toHaveBeenCalledTimes(2)
  },
)
