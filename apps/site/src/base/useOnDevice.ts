import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Something that only the device knows, such as its time zone or its theme: a page that the server rendered begins with
 * what the server assumed, and then shows what is true here.
 */
export const useOnDevice = <Value>(here: Value, assumed: Value): Value =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
    ? here
    : assumed
