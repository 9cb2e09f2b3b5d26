import { useCallback, type Ref, type RefCallback } from 'react'

const give = <Value>(ref: Ref<Value> | undefined, value: Value | null) => {
  if (typeof ref === 'function') return ref(value)
  if (ref) ref.current = value
  return undefined
}

/** Merges a component's own ref and the caller's into one. */
export const useJoinedRef = <Value>(one: Ref<Value> | undefined, other: Ref<Value> | undefined): RefCallback<Value> =>
  useCallback(
    (value: Value) => {
      const letGo = [one, other].map((ref) => give(ref, value) ?? (() => void give(ref, null)))
      return () => letGo.forEach((leave) => leave())
    },
    [one, other],
  )
