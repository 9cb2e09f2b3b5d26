import { moneyText } from '@croupier/api'
import type { PointsConfig } from '@croupier/stores'

/** What whole steps of these points come to in money, as decimal text: points that fill no step cannot be converted. */
export function pointsWorth(
  balance: number,
  { pointsPerUnit, step }: Pick<PointsConfig, 'pointsPerUnit' | 'step'>,
): string {
  const whole = BigInt(balance) - (BigInt(balance) % BigInt(step))
  return moneyText((whole * 100n) / BigInt(pointsPerUnit))
}
