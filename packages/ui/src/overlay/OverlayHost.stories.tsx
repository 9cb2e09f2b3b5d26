import { lazy, useState, type ComponentType } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { useOpenOverlay } from './openOverlay.ts'
import { OverlayHost } from './OverlayHost.tsx'

const answers = [
  { id: 'stay', text: 'Stay' },
  { id: 'leave', text: 'Leave', isDefault: true },
]

const Asker = ({ onAnswer }: { onAnswer: (answer: string | undefined) => void }) => {
  const open = useOpenOverlay()
  const ask = async () =>
    onAnswer(
      await open<string>((control) => (
        <Dialog
          open={control.open}
          onResult={control.close}
          tone="question"
          title="Leave the page?"
          buttons={answers}
        />
      )),
    )
  return <Button onClick={() => void ask()}>Ask</Button>
}

const Stage = () => {
  const [page, setPage] = useState(true)
  const [heard, setHeard] = useState('nothing yet')
  return (
    <>
      {page ? (
        <OverlayHost>
          <Asker onAnswer={(answer) => setHeard(answer ?? 'no answer')} />
        </OverlayHost>
      ) : null}
      <output>{heard}</output>
      <button type="button" hidden data-leave="" onClick={() => setPage(false)}>
        Leave
      </button>
    </>
  )
}

const meta = preview.meta({ title: 'Kit/OverlayHost', component: Stage })

export const Answers = meta.story({
  name: 'Opens by promise: the answer comes back, and leaving the page is no answer',
  play: async ({ canvasElement }) => {
    const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const heard = (text: string) => waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(text))
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await heard('leave')
    await gone()
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await heard('cover')
    await gone()
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('alertdialog')
    canvasElement.querySelector<HTMLButtonElement>('[data-leave]')?.click()
    await heard('no answer')
    await gone()
    await expect(document.body.style.position).toBe('')
  },
})

const outcome = fn<(kind: 'answer' | 'error', what: unknown) => void>()

const LateAsker = ({ load }: { load: () => Promise<{ default: ComponentType<{ onClose: () => void }> }> }) => {
  const open = useOpenOverlay()
  const [Late] = useState(() => lazy(load))
  const ask = () =>
    open<string>(({ close }) => <Late onClose={() => close('done')} />).then(
      (answer) => outcome('answer', answer),
      (error: unknown) => outcome('error', error),
    )
  return <Button onClick={() => void ask()}>Ask</Button>
}

let chunk = Promise.withResolvers<{ default: ComponentType<{ onClose: () => void }> }>()

const late = {
  render: () => (
    <OverlayHost>
      <LateAsker load={() => chunk.promise} />
    </OverlayHost>
  ),
  beforeEach: () => {
    outcome.mockReset()
    chunk = Promise.withResolvers()
  },
}

export const ComesLate = meta.story({
  ...late,
  name: 'One whose code is on its way leaves the page as it is',
  play: async () => {
    const ask = screen.getByRole('button', { name: 'Ask' })
    await userEvent.click(ask)
    await expect(ask).toBeVisible()
    await expect(ask).toHaveFocus()
    chunk.resolve({
      default: ({ onClose }) => (
        <button type="button" onClick={onClose}>
          Done
        </button>
      ),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(outcome.mock.calls).toEqual([['answer', 'done']]))
  },
})

export const NeverComes = meta.story({
  ...late,
  name: 'One whose code cannot be fetched rejects its promise, and the page goes on',
  play: async () => {
    // React tells of every error that a boundary caught.
    const told = spyOn(console, 'error').mockImplementation(() => undefined)
    const ask = screen.getByRole('button', { name: 'Ask' })
    await userEvent.click(ask)
    const gone = new Error('The chunk is gone')
    chunk.reject(gone)
    await waitFor(() => expect(outcome.mock.calls).toEqual([['error', gone]]))
    await expect(ask).toBeVisible()
    await expect(ask).toHaveFocus()
    await expect(document.body.style.position).toBe('')
    told.mockRestore()
  },
})
