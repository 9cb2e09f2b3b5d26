import { Button } from '@croupier/ui'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import type { SliderChallenge, SliderPort } from './SliderPort.ts'
import { useSliderVerify } from './useSliderVerify.tsx'

interface Proof {
  readonly lot_number: string
}

interface AskProps {
  readonly port: SliderPort<Proof>
  readonly onVerified: (proof: Proof | null) => void
}

const puzzleOf = (challengeId: string): SliderChallenge => ({
  challengeId,
  puzzle: {
    picture: `data:image/png;base64,${captchaPicture}#${challengeId}`,
    piece: `data:image/png;base64,${captchaPicture}`,
    width: 320,
    height: 200,
    pieceSize: 48,
    y: 70,
    question: { text: `How much is two and three? (${challengeId})` },
  },
})

/** A platform that knows the answer to its question, and loses the line at its third puzzle. */
const platform = (): SliderPort<Proof> => {
  let puzzles = 0
  return {
    challenge: fn(async () => {
      puzzles++
      if (puzzles === 3) throw new Error('No line')
      return puzzleOf(`puzzle ${puzzles}`)
    }),
    check: fn(async (challengeId, answer) =>
      'answer' in answer && answer.answer === '5' ? { lot_number: challengeId } : null,
    ),
  }
}

/** A minimal form: runs the verification and shows its result. */
function Ask({ port, onVerified }: AskProps) {
  const own = useMemo(() => port, [port])
  const { verify, dialog } = useSliderVerify(own)
  const [running, setRunning] = useState(false)
  const ask = async () => {
    setRunning(true)
    onVerified(await verify('login'))
    setRunning(false)
  }
  return (
    <>
      <Button onClick={() => void ask()} disabled={running}>
        Log in
      </Button>
      {dialog}
    </>
  )
}

const meta = preview.meta({
  title: 'Forms/Slider verification',
  component: Ask,
  decorators: onPlate,
  args: { port: platform(), onVerified: fn() },
})

const page = () => within(document.body)

export const Passing = meta.story({ args: { port: platform() } })

Passing.test(
  'takes another puzzle after a wrong answer or a lost line, and hands on the proof of a right one [S-098]',
  async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' }))
    const dialog = await page().findByRole('dialog', { name: /verification/i })
    const inside = within(dialog)
    const answerWith = async (answer: string) => {
      await userEvent.type(await inside.findByRole('textbox'), answer)
      await userEvent.keyboard('{Enter}')
    }
    await userEvent.click(await inside.findByRole('button', { name: /question/i }))
    await answerWith('4')
    await waitFor(() => expect(inside.getByText(/puzzle 2/)).toBeVisible())
    await expect(args.onVerified).not.toHaveBeenCalled()
    await userEvent.click(inside.getByRole('button', { name: 'New puzzle' }))
    await waitFor(() => expect(inside.getByText(/No puzzle could be loaded/)).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'New puzzle' }))
    await waitFor(() => expect(inside.getByText(/puzzle 4/)).toBeVisible())
    await answerWith('5')
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledWith({ lot_number: 'puzzle 4' }))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
)

export const Cancelled = meta.story({ args: { port: platform() } })

Cancelled.test('answers with nothing when the dialog is closed [S-098]', async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' }))
  const dialog = await page().findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(args.onVerified).toHaveBeenCalledWith(null))
  await expect(args.port.check).not.toHaveBeenCalled()
})
