import { createPuzzle, proofExpiry, SLIDER, SLIDER_ID, solvePuzzle, WORK_BITS } from './slider.ts'
import { sliderPictures } from './sliderPicture.ts'
import type { Handlers } from '../../../wire/Call.ts'

/** The slider check. */
export const sliderHandlers: Handlers<'slider'> = {
  'slider.challenge': (context, call, { scene }) => {
    const puzzle = createPuzzle(context, call.merchant, scene)
    return {
      captchaId: SLIDER_ID,
      challengeId: puzzle.id,
      puzzle: {
        ...sliderPictures(puzzle, context.random),
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
  'slider.check': (context, call, { challengeId, ...answer }) => ({
    proof: solvePuzzle(context, call.merchant, challengeId, answer),
    expiresAt: proofExpiry(context),
  }),
}
