import { Heart } from 'lucide-react'
import { describeConformance } from '../testing/describeConformance.ts'
import { IconButton } from './IconButton.tsx'

const heart = <Heart aria-hidden />

describeConformance('IconButton', <IconButton label="Add to favourites">{heart}</IconButton>, {
  root: 'button',
  states: {
    plain: {
      element: <IconButton label="Add to favourites">{heart}</IconButton>,
      attributes: {
        'aria-label': 'Add to favourites',
        'data-variant': 'ghost',
        'data-tone': 'neutral',
        'data-size': 'md',
        'data-round': null,
        type: 'button',
      },
    },
    loading: {
      element: (
        <IconButton label="Add to favourites" loading round>
          {heart}
        </IconButton>
      ),
      attributes: { 'data-loading': '', 'data-round': '', 'aria-disabled': 'true', 'aria-busy': 'true' },
    },
    disabled: {
      element: (
        <IconButton label="Add to favourites" disabled>
          {heart}
        </IconButton>
      ),
      attributes: { 'data-disabled': '', disabled: '' },
    },
  },
})
