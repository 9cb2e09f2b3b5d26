import { expect, type within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { storyArt, storyLogo } from '../../../../.storybook/storyArt.ts'
import { TileSkeleton } from './TileSkeleton.tsx'

const meta = preview.meta({
  title: 'Patterns/TileSkeleton',
  component: TileSkeleton,
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

type Canvas = ReturnType<typeof within>

const nothing = () => undefined

const beside = () => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem', alignItems: 'start' }}>
    <TileSkeleton data-testid="skeleton" />
    <GameTile
      name="Lucky Koi"
      vendor="Golden Reef"
      minBet="Min ₱1.00"
      facts={['Returns 95.48%']}
      image={storyArt(1)}
      fallbackImage={storyLogo(3)}
      favourite={false}
      texts={{ favourite: 'Add Lucky Koi to favourites', about: 'About Lucky Koi' }}
      onLaunch={nothing}
      onAbout={nothing}
    />
  </div>
)

export const BesideATile = meta.story({ render: beside })

export const BesideATileOnAPhone = meta.story({ render: beside, globals: { viewport: { value: 'phone' } } })

const isAsHigh = async (canvas: Canvas) =>
  expect(canvas.getByTestId('skeleton').offsetHeight).toBe(canvas.getByRole('article').offsetHeight)

BesideATile.test('It is as high as the tile that follows', ({ canvas }) => isAsHigh(canvas))

BesideATileOnAPhone.test('It is as high as the tile that follows on a phone too', ({ canvas }) => isAsHigh(canvas))
