/** Of the components that only show something: root, rest props and documented attributes. */
import { describeConformance } from './describeConformance.ts'
import { dataComponents } from './dataComponents.tsx'

for (const [name, { element, conformance }] of Object.entries(dataComponents))
  describeConformance(name, element, conformance)
