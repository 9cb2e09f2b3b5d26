import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { sliderProof } from '../session/calls.ts'
import { count, instant, maybeInstant, maybeText, text } from '../../contract/scalars.ts'

/** The calls that may require a human check first. A proof made for one scene is not valid for another. */
const sliderScene = z.enum(['login', 'register', 'sms'])

/** A moment of the drag: pixels from the left edge, and milliseconds since the drag began. */
const trailPoint = z.object({ x: z.number(), at: z.number() })

const challenge = endpoint({
  id: 'slider.challenge',
  method: 'GET',
  // Wire row 11. Its response is known to contain the provider's captcha id; everything that draws the puzzle belongs
  // to this contract, so that a platform without the provider can run its own check. A platform with the provider omits
  // the puzzle, and the site passes `captchaId` to the provider's widget.
  path: '/wps/captcha/geetest',
  module: 'GEETEST3',
  effect: 'read',
  whileClosed: 'blocked',
  input: () => z.object({ scene: z._default(sliderScene, 'login'), t: z.optional(text) }),
  value: () =>
    z.object({
      /** Becomes `captcha_id` of the proof. */
      captchaId: text,
      /** Number of this puzzle; becomes `lot_number` of the proof. Null if the provider draws the puzzle. */
      challengeId: maybeText,
      puzzle: z.nullish(
        z.object({
          /** The picture with its gap, as an inline picture (`data:image/...`). */
          picture: z.string().check(z.startsWith('data:image/')),
          /** The piece that fits the gap, a square of `pieceSize`, the same kind of address. */
          piece: z.string().check(z.startsWith('data:image/')),
          /** Size of the picture in its own pixels. */
          width: count,
          height: count,
          pieceSize: count,
          /** Top edge of the piece; the member finds only the distance from the left, 0 to `width - pieceSize`. */
          y: count,
          /** Tolerance of the piece's position, in the same pixels. */
          tolerance: count,
          /**
           * The same check without sight, pointer or arithmetic, if the platform has it: the device finds a number for
           * which the SHA-256 of `seed`, a dot and the number begins with this many zero bits.
           */
          work: z.nullish(z.object({ seed: text, zeroBits: count })),
        }),
      ),
      /** Until when the puzzle can be answered, once, right or wrong. */
      expiresAt: maybeInstant,
    }),
  fills: [{ field: 't', from: 'now' }],
})

const check = endpoint({
  id: 'slider.check',
  method: 'POST',
  // Extension: with the provider its own servers do this. Correct answers return the proof that login, registration and
  // the SMS calls carry as `geetestValidateV4`; a wrong one uses up the puzzle, so the next try needs a new challenge.
  path: '/wps/ext/slider/check',
  extension: true,
  module: 'GEETEST3',
  effect: 'write',
  gate: 'open',
  silent: true,
  whileClosed: 'blocked',
  input: () =>
    z.object({
      challengeId: textUpTo(64),
      /** Left edge of the piece in the picture's own pixels; or the number that the device found. */
      position: z.optional(z.number()),
      /**
       * The path of the drag, so that a jump can be distinguished from a human drag. Keyboards send one point per
       * press.
       */
      trail: z.optional(z.array(trailPoint).check(z.maxLength(500))),
      work: z.optional(textUpTo(20)),
    }),
  /** Valid once, for two minutes, for the requested scene. */
  value: () => z.object({ proof: sliderProof, expiresAt: instant }),
  errors: { 'captcha.slider.invalid': {}, 'captcha.slider.expired': {} },
})

/** The slider verification. */
export const slider = { 'slider.challenge': challenge, 'slider.check': check }
