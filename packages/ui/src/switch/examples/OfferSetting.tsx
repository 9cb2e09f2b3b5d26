import { Switch } from '@croupier/ui/Switch'
import { useState } from 'react'

/** Simulates the server, which cannot be reached without a connection. */
const save = async (_offers: boolean) => {
  if (!navigator.onLine) throw new Error('offline')
}

/** Saved at each change. A change that could not be saved is reverted, with the reason. */
export const OfferSetting = () => {
  const [offers, setOffers] = useState(false)
  const [error, setError] = useState<string>()
  const change = async (next: boolean) => {
    setOffers(next)
    setError(undefined)
    try {
      await save(next)
    } catch {
      setOffers(!next)
      setError('Your setting could not be saved. Try again.')
    }
  }
  return (
    <Switch
      spread
      checked={offers}
      onChange={(event) => change(event.target.checked)}
      description="At most one message a week."
      error={error}
    >
      Offers by e-mail
    </Switch>
  )
}
