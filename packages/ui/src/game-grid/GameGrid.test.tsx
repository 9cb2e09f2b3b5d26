import { describeConformance } from '../testing/describeConformance.ts'
import { GameGrid } from './GameGrid.tsx'

const grid = { label: 'Slots', loadingText: 'Loading…' }

describeConformance('GameGrid', <GameGrid {...grid} />, {
  root: 'section',
  states: {
    plain: { element: <GameGrid {...grid} />, attributes: { 'data-loading': null, 'aria-busy': 'false' } },
    loading: { element: <GameGrid {...grid} loading />, attributes: { 'data-loading': '', 'aria-busy': 'true' } },
  },
})
