import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { SliderCheck, type SliderCheckProps } from './SliderCheck.tsx'
import type { SliderChallenge, SliderPort } from './SliderPort.ts'
import { LoginSlider } from './examples/LoginSlider.tsx'
import code from './examples/LoginSlider.tsx?raw'

interface Proof {
  readonly lot_number: string
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

let puzzles = 0

/** A platform that accepts the answer 5, and fails with a network error at its third puzzle. */
const platform: SliderPort<Proof> = {
  challenge: async () => {
    puzzles++
    if (puzzles === 3) throw new Error('No line')
    return puzzleOf(`puzzle ${puzzles}`)
  },
  check: async (challengeId, answer) =>
    'answer' in answer && answer.answer === '5' ? { lot_number: challengeId } : null,
}

const meta = preview.meta({
  title: 'Forms/Slider verification',
  component: SliderCheck,
  decorators: onPlate,
  args: { scene: 'login', port: platform, onPassed: fn() } satisfies SliderCheckProps<Proof>,
})

export const BeforeLogin = meta.story(example(LoginSlider, code))

BeforeLogin.test('hands the proof of a right answer to the request that it protects', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /question/i }))
  await userEvent.type(canvas.getByRole('textbox'), '5{Enter}')
  await expect(await canvas.findByText('Log in with proof c-1.')).toBeVisible()
})

export const Passing = meta.story({
  beforeEach: () => {
    puzzles = 0
  },
})

Passing.test(
  'takes another puzzle after a wrong answer or a lost connection, and passes on the proof of a right one [S-098]',
  async ({ canvas, args }) => {
    const answerWith = async (answer: string) => {
      await userEvent.type(await canvas.findByRole('textbox'), answer)
      await userEvent.keyboard('{Enter}')
    }
    await userEvent.click(await canvas.findByRole('button', { name: /question/i }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await answerWith('4')
    await waitFor(() => expect(canvas.getByText(/puzzle 2/)).toBeVisible())
    await expect(args.onPassed).not.toHaveBeenCalled()
    // What was wrong stays, and the focus is still in the empty field.
    await expect(canvas.getByRole('status')).toHaveTextContent('That did not fit. Here is another puzzle.')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Answer the question')
    await userEvent.click(canvas.getByRole('button', { name: 'New puzzle' }))
    await waitFor(() => expect(canvas.getByText(/No puzzle could be loaded/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'New puzzle' }))
    await waitFor(() => expect(canvas.getByText(/puzzle 4/)).toBeVisible())
    await answerWith('5')
    await waitFor(() => expect(args.onPassed).toHaveBeenCalledWith({ lot_number: 'puzzle 4' }))
  },
)
