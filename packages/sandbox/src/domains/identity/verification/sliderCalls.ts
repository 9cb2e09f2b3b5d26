import { createPuzzle, proofExpiry, SLIDER, SLIDER_ID, solvePuzzle, WORK_BITS } from './slider.ts'
import { sliderPictures } from './sliderPicture.ts'
import type { Handlers } from '../../../wire/Call.ts'

/** The check for a human. */
export const sliderHandlers: Handlers<'slider'> = {
  'slider.challenge': (world, call, { scene }) => {
    const puzzle = createPuzzle(world, call.merchant, scene)
    return {
      captchaId: SLIDER_ID,
      challengeId: puzzle.id,
      puzzle: {
        ...sliderPictures(puzzle, world.random),
        width: SLIDER.width,
        height: SLIDER.height,
        pieceSize: SLIDER.piece,
        y: puzzle.y,
        tolerance: SLIDER.tolerance,
        work: { seed: puzzle.id, zeroBits: WORK_BITS },
      },
      expiresAt: puzzle.expiresAt,
    }
  },
  'slider.check': (world, call, { challengeId, ...answer }) => ({
    proof: solvePuzzle(world, call.merchant, challengeId, answer),
    expiresAt: proofExpiry(world),
  }),
}
