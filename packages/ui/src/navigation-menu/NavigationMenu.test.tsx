import { describeConformance } from '../testing/describeConformance.ts'
import { NavigationMenu } from './NavigationMenu.tsx'

describeConformance(
  'NavigationMenu',
  <NavigationMenu label="Games" items={[{ id: 'home', text: 'Home', link: <a href="/" /> }]} />,
  { root: 'nav' },
)
