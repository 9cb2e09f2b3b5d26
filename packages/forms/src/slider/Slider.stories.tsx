import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { SliderCheck, type SliderCheckProps } from './SliderCheck.tsx'
import type { SliderChallenge, SliderPort } from './SliderPort.ts'

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

/** A platform that accepts the answer 5, and fails with a network error at its third puzzle. */
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

type FreshProps = Omit<SliderCheckProps<Proof>, 'port'>

/** Renders the check with a new platform, which starts at the first puzzle. */
const Fresh = (props: FreshProps) => {
  const [port] = useState(platform)
  return <SliderCheck {...props} port={port} />
}

const meta = preview.meta({
  title: 'Forms/Slider verification',
  component: Fresh,
  decorators: onPlate,
  args: { scene: 'login', onPassed: fn() } satisfies FreshProps,
})

export const Passing = meta.story({})

Passing.test(
  'takes another puzzle after a wrong answer or a lost connection, and passes on the proof of a right one [S-098]',
  async ({ canvas, args }) => {
    const answerWith = async (answer: string) => {
      await userEvent.type(await canvas.findByRole('textbox'), answer)
      await userEvent.keyboard('{Enter}')
    }
    await userEvent.click(await canvas.findByRole('button', { name: /question/i }))
    await answerWith('4')
    await waitFor(() => expect(canvas.getByText(/puzzle 2/)).toBeVisible())
    await expect(args.onPassed).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'New puzzle' }))
    await waitFor(() => expect(canvas.getByText(/No puzzle could be loaded/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'New puzzle' }))
    await waitFor(() => expect(canvas.getByText(/puzzle 4/)).toBeVisible())
    await answerWith('5')
    await waitFor(() => expect(args.onPassed).toHaveBeenCalledWith({ lot_number: 'puzzle 4' }))
  },
)
