import { IconButton } from '@croupier/ui/IconButton'
import { Heart } from 'lucide-react'
import { useState } from 'react'

/** A toggle. Its name stays the same; `aria-pressed` says whether it is on. */
export const FavouriteButton = () => {
  const [favourite, setFavourite] = useState(false)
  return (
    <IconButton
      label="Favourite"
      variant="outline"
      round
      aria-pressed={favourite}
      onClick={() => setFavourite(!favourite)}
    >
      <Heart fill={favourite ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  )
}
