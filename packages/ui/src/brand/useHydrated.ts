import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, then true. For code that needs the document. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
