import { useMomentText } from '../../parts/text/useMomentText.ts'

/** When a bet was placed; a dash when the platform does not say. Renders a `<time>`. */
export function BetMoment({ at }: { /** Epoch ms; 0 when unknown. */ at: number }) {
  const { moment } = useMomentText()
  return at === 0 ? <span>–</span> : <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
}
