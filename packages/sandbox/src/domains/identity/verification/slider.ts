import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { randomInteger, randomToken } from '../../../core/random/random.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import type { Context } from '../../../Context.ts'
import type { SliderPuzzle, SliderScene } from './rows.ts'

/** Size of the picture and the piece, and the tolerance for the piece's end position, in pixels of the picture. */
export const SLIDER = { width: 300, height: 160, piece: 48, tolerance: 5 } as const

/** Id of the sandbox's own slider, in place of a provider's account. */
export const SLIDER_ID = 'croupier-slider'

/** Zero bits of the proof of work that replaces the puzzle: one or two seconds on a device. */
export const WORK_BITS = 16

const LIFE_MS = 2 * MINUTE
/** Shortest time that a hand needs for a drag. */
const SHORTEST_DRAG_MS = 150
const KEPT = 500

/** The result of the check in its wire form. */
export interface SliderProof {
  readonly captcha_id: string
  readonly lot_number: string
  readonly pass_token: string
  readonly gen_time: string
  readonly captcha_output: string
}

/** A drag, or the number from the proof of work. */
export interface SliderAnswer {
  readonly position?: number | undefined
  readonly trail?: readonly { readonly x: number; readonly at: number }[] | undefined
  readonly work?: string | undefined
}

/** Chooses the positions of a new puzzle. */
export function createPuzzle(context: Context, merchant: Merchant, scene: SliderScene): SliderPuzzle {
  const { sliderPuzzles } = context.tables
  const now = context.clock.now()
  for (const old of sliderPuzzles.all()) {
    if (sliderPuzzles.size < KEPT && now < old.expiresAt) break
    sliderPuzzles.delete(old.id)
  }
  const puzzle: SliderPuzzle = {
    id: randomToken(context.random, 32),
    merchant: merchant.code,
    scene,
    // Not near the start, where an untouched piece is.
    x: SLIDER.piece + 20 + randomInteger(context.random, SLIDER.width - 2 * SLIDER.piece - 30),
    y: 10 + randomInteger(context.random, SLIDER.height - SLIDER.piece - 20),
    expiresAt: now + LIFE_MS,
  }
  sliderPuzzles.put(puzzle.id, puzzle)
  return puzzle
}

/**
 * Checks the answer to a puzzle and uses the puzzle up, right or wrong. The drag must end at the gap, take as long as
 * a hand needs, and have points in between.
 */
export function solvePuzzle(context: Context, merchant: Merchant, id: string, answer: SliderAnswer): SliderProof {
  const puzzle = context.tables.sliderPuzzles.get(id)
  const now = context.clock.now()
  if (!puzzle || puzzle.merchant !== merchant.code) throw new Refusal('captcha.slider.expired')
  context.tables.sliderPuzzles.delete(id)
  if (now >= puzzle.expiresAt) throw new Refusal('captcha.slider.expired', { keep: true })
  const right = answer.work === undefined ? dragged(puzzle, answer) : workedOut(puzzle, answer.work)
  if (!right) throw new Refusal('captcha.slider.invalid', { keep: true })
  const proof: SliderProof = {
    captcha_id: SLIDER_ID,
    lot_number: puzzle.id,
    pass_token: randomToken(context.random, 48),
    gen_time: String(Math.floor(now / 1_000)),
    captcha_output: randomToken(context.random, 32),
  }
  const { sliderPasses } = context.tables
  for (const old of sliderPasses.all()) {
    if (now < old.expiresAt) break
    sliderPasses.delete(old.token)
  }
  sliderPasses.put(proof.pass_token, {
    token: proof.pass_token,
    puzzle: puzzle.id,
    merchant: merchant.code,
    scene: puzzle.scene,
    output: proof.captcha_output,
    expiresAt: now + LIFE_MS,
  })
  return proof
}

/**
 * Refuses a call without a valid proof while the merchant has the slider on. The proof is used up even when the call
 * fails: the next try needs a new one.
 */
export function refuseUnproven(
  context: Context,
  merchant: Merchant,
  scene: SliderScene,
  proof: SliderProof | undefined,
): void {
  if (!moduleOn(context, merchant, 'GEETEST3')) return
  const pass = proof && context.tables.sliderPasses.get(proof.pass_token)
  if (pass) context.tables.sliderPasses.delete(pass.token)
  const good =
    pass &&
    pass.merchant === merchant.code &&
    pass.scene === scene &&
    pass.puzzle === proof.lot_number &&
    pass.output === proof.captcha_output &&
    context.clock.now() < pass.expiresAt
  if (!good) throw new Refusal('captcha.slider.invalid', { keep: true })
}

/** When a proof created now expires. */
export const proofExpiry = (context: Pick<Context, 'clock'>): number => context.clock.now() + LIFE_MS

const workedOut = ({ id }: SliderPuzzle, number: string): boolean =>
  /^\d+$/.test(number) && BigInt(`0x${sha256(`${id}.${number}`)}`) >> BigInt(256 - WORK_BITS) === 0n

function dragged({ x }: SliderPuzzle, { position, trail = [] }: SliderAnswer): boolean {
  const [first, last] = [trail[0], trail.at(-1)]
  if (position === undefined || !first || !last || trail.length < 3) return false
  const forward = trail.every((point, index) => index === 0 || point.at >= (trail[index - 1]?.at ?? 0))
  const ends = Math.abs(last.x - position) <= SLIDER.tolerance && last.at - first.at >= SHORTEST_DRAG_MS
  return forward && ends && Math.abs(position - x) <= SLIDER.tolerance
}
