import { useRoot } from '../../base/RootContext.ts'
import { exportTime } from './exportTime.ts'

/** Writes instants (epoch milliseconds) for exported tables, in the market's time zone. See {@link exportTime}. */
export function useExportTime(): (at: number) => string {
  const { timeZone } = useRoot().merchant.current
  return (at) => exportTime(at, timeZone)
}
