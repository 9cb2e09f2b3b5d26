import { describeConformance } from '../testing/describeConformance.ts'
import { FullScreenLoader } from './FullScreenLoader.tsx'

describeConformance('FullScreenLoader', <FullScreenLoader label="Opening the game…" />, { root: 'div' })
