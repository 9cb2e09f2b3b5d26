import { describeConformance } from '../testing/describeConformance.ts'
import { GameTile } from './GameTile.tsx'

const tile = { name: 'Lucky Koi', image: '/koi.svg', fallbackImage: '/default.svg', onLaunch: () => undefined }

describeConformance('GameTile', <GameTile {...tile} />, {
  root: 'article',
  states: {
    plain: { element: <GameTile {...tile} />, attributes: { 'data-maintenance': null, 'data-favourite': null } },
    closed: { element: <GameTile {...tile} maintenance="Closed" />, attributes: { 'data-maintenance': '' } },
    favourite: {
      element: <GameTile {...tile} favourite favouriteText="Favourite" />,
      attributes: { 'data-favourite': '' },
    },
  },
})
