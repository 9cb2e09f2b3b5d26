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

let attempts = 0

const puzzleOf = (challengeId: string): SliderChallenge<Proof> => ({
  challengeId,
  // The first try fails.
  byDevice: async () => (++attempts === 1 ? null : { lot_number: challengeId }),
  puzzle: {
    picture: `data:image/png;base64,${captchaPicture}#${challengeId}`,
    piece: `data:image/png;base64,${captchaPicture}`,
    width: 320,
    height: 200,
    pieceSize: 48,
    y: 70,
  },
})

let puzzles = 0

/** A platform that accepts the second work of a device, and fails with a network error at its third puzzle. */
const platform: SliderPort<Proof> = {
  challenge: async () => {
    puzzles++
    if (puzzles === 3) throw new Error('No line')
    return puzzleOf(`puzzle ${puzzles}`)
  },
  check: async () => null,
}

const meta = preview.meta({
  title: 'Forms/Slider verification',
  component: SliderCheck,
  decorators: onPlate,
  args: { scene: 'login', port: platform, onPassed: fn() } satisfies SliderCheckProps<Proof>,
})

export const BeforeLogin = meta.story(example(LoginSlider, code))

BeforeLogin.test('hands the proof of a right answer to the request that it protects', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Let this device do it' }))
  await expect(await canvas.findByText('Log in with proof c-1.')).toBeVisible()
})

export const Passing = meta.story({
  beforeEach: () => {
    puzzles = 0
    attempts = 0
  },
})

Passing.test(
  'takes another puzzle after a wrong answer or a lost connection, and passes on the proof of a right one [S-098]',
  async ({ canvas, args }) => {
    const byDevice = () => canvas.findByRole('button', { name: 'Let this device do it' })
    await userEvent.click(await byDevice())
    // The error stays until the next answer, and the focus where it was.
    await expect(await canvas.findByText('That did not fit. Here is another puzzle.')).toBeVisible()
    await expect(await byDevice()).toHaveFocus()
    await expect(args.onPassed).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'New puzzle' }))
    await waitFor(() => expect(canvas.getByText(/No puzzle could be loaded/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'New puzzle' }))
    await userEvent.click(await byDevice())
    await waitFor(() => expect(args.onPassed).toHaveBeenCalledWith({ lot_number: 'puzzle 4' }))
  },
)
