import type { GroupReference } from '../../contract/examples.ts'

const noon = 1_767_268_800_000

const proof = {
  captcha_id: 'slider-1',
  lot_number: 'lot-1',
  pass_token: 'pass-1',
  gen_time: '1767268800',
  captcha_output: 'out-1',
}

/** The check for a human. */
export const examples: GroupReference<'slider'> = {
  'slider.challenge': {
    doc: 'A slider puzzle to solve before a call, or the id for the provider’s own.',
    examples: [
      {
        request: { scene: 'login' },
        answer: {
          captchaId: 'slider-1',
          challengeId: 'lot-1',
          puzzle: {
            picture: 'data:image/png;base64,AAAA',
            piece: 'data:image/png;base64,AAAA',
            width: 300,
            height: 160,
            pieceSize: 44,
            y: 60,
            tolerance: 5,
            work: { seed: 'lot-1', zeroBits: 16 },
          },
          expiresAt: noon + 120_000,
        },
      },
      { request: {}, answer: { captchaId: '54088bb07d2df3c46b79f80300b0abbe' } },
    ],
  },
  'slider.check': {
    doc: 'Answers a puzzle, by the piece’s place or by the device’s work, and gets the proof.',
    examples: [
      {
        request: {
          challengeId: 'lot-1',
          position: 131,
          trail: [
            { x: 0, at: 0 },
            { x: 131, at: 640 },
          ],
        },
        answer: { proof, expiresAt: noon + 120_000 },
      },
      { request: { challengeId: 'lot-1', work: '48213' }, answer: { proof, expiresAt: noon + 120_000 } },
    ],
  },
}
