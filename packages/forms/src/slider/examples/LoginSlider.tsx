import type { SliderPort } from '@croupier/forms'
import { SliderCheck } from '@croupier/forms/SliderCheck'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

const svg = (width: number, height: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`)}`

const puzzle = {
  picture: svg(320, 200, '<path fill="#264653" d="M0 0h320v200H0z"/><path fill="#0008" d="M180 70h48v48h-48z"/>'),
  piece: svg(48, 48, '<path fill="#2a9d8f" d="M0 0h48v48H0z"/>'),
  width: 320,
  height: 200,
  pieceSize: 48,
  y: 70,
}

/** A mock platform; only the platform knows where the piece belongs. */
const platform: SliderPort<{ readonly proof: string }> = {
  challenge: async () => ({ challengeId: 'c-1', puzzle, byDevice: async () => ({ proof: 'c-1' }) }),
  check: async (challengeId, { position }) => (Math.abs(position - 180) < 5 ? { proof: challengeId } : null),
}

/** Comes before the request it protects, which then carries the proof. */
export const LoginSlider = () => {
  const [proof, setProof] = useState<string>()
  if (proof) return <Callout tone="success">Log in with proof {proof}.</Callout>
  return <SliderCheck scene="login" port={platform} onPassed={(passed) => setProof(passed.proof)} />
}
