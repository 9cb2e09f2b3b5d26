import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its HTML is taken over, true from then on: what needs the document waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
