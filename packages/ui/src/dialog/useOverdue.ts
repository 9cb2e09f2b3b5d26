import { useEffect, useState } from 'react'

/**
 * Whether something `wanted` has been awaited for more than `patience` milliseconds. Once it is, it stays so until
 * nobody wants it any more, even when it comes after all: what stands in for it is then in use.
 */
export const useOverdue = (wanted: boolean, there: boolean, patience: number): boolean => {
  const [overdue, setOverdue] = useState(false)
  if (!wanted && overdue) setOverdue(false)
  const awaited = wanted && !there
  useEffect(() => {
    if (!awaited) return
    const timer = setTimeout(() => setOverdue(true), patience)
    return () => clearTimeout(timer)
  }, [awaited, patience])
  return wanted && overdue
}
