import { createElement } from 'react'
import { describeConformance } from '../testing/describeConformance.ts'
import { NavigationMenu } from './NavigationMenu.tsx'

describeConformance(
  'NavigationMenu',
  <NavigationMenu label="Games" items={[{ id: 'home', text: 'Home', link: createElement('a', { href: '/' }) }]} />,
  { root: 'nav' },
)
