import type { MouseEvent } from 'react'

interface Press {
  readonly loading: boolean
  readonly disabled: boolean
  readonly focusableWhenDisabled: boolean
  readonly onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * The attributes and click handler of a native button that stays focused while it is loading.
 *
 * A natively disabled button loses the focus, so a loading one uses `aria-disabled` instead. Its presses are stopped
 * before they submit a form or reach a handler further up.
 */
export const pressAttributes = ({ loading, disabled, focusableWhenDisabled, onClick }: Press) => {
  const native = disabled && !focusableWhenDisabled && !loading
  const inert = loading || disabled
  return {
    disabled: native,
    ...(inert && !native && { 'aria-disabled': true }),
    ...(loading && { 'aria-busy': true }),
    'data-loading': loading ? '' : undefined,
    'data-disabled': disabled ? '' : undefined,
    onClick: inert
      ? (event: MouseEvent<HTMLButtonElement>) => {
          event.preventDefault()
          event.stopPropagation()
        }
      : onClick,
  }
}
