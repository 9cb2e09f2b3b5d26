import { Button, type ButtonProps } from '@croupier/ui/Button'
import { useOnline } from '@croupier/ui/useOnline'

/** Id of the band that says that there is no connection, and what waits for it. */
export const offlineBandId = 'offline-band'

/**
 * A button for an action that needs the platform: disabled without a connection, and the band says why. Renders
 * a `Button`.
 */
export function OnlineButton({ disabled = false, ...rest }: ButtonProps) {
  const online = useOnline()
  return online ? (
    <Button {...rest} disabled={disabled} />
  ) : (
    <Button {...rest} disabled focusableWhenDisabled aria-describedby={offlineBandId} />
  )
}
