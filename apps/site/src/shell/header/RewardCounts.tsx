import { rewardCountsStore } from '@croupier/stores'
import { useEffect } from 'react'
import { useStore } from '../../base/RootContext.ts'

/** Loads how many rewards and missions wait, for the count at the account (S-057). Renders nothing. */
export function RewardCounts() {
  const counts = useStore(rewardCountsStore)
  useEffect(() => void counts.load(), [counts])
  return null
}
