import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/Card.tsx'
import { darkPhone, Grid } from '../testing/storyGrid.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { TileSkeleton } from './TileSkeleton.tsx'

const meta = preview.meta({
  title: 'Kit/Skeletons',
  component: TableSkeleton,
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }} aria-busy>
      <Card>
        <TableSkeleton rows={3} />
      </Card>
      <Grid min="7rem">
        <TileSkeleton />
        <TileSkeleton picture="square" />
        <TileSkeleton picture="banner" lines={1} />
      </Grid>
      <Grid>
        <Card>
          <ListSkeleton mark="circle" rows={3} />
        </Card>
        <Card>
          <ListSkeleton rows={3} />
        </Card>
        <Card>
          <FormSkeleton fields={2} />
        </Card>
      </Grid>
    </div>
  ),
})

export const Playground = meta.story({ render: (args) => <TableSkeleton {...args} /> })

export const Shapes = meta.story({})

export const DarkPhone = meta.story({ globals: darkPhone })
