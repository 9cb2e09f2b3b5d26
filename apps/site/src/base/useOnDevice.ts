import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only the device has, such as its time zone or theme: a server-rendered page starts with the server's
 * assumption, and then shows the device's value.
 */
export const useOnDevice = <Value>(here: Value, assumed: Value): Value =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
    ? here
    : assumed
