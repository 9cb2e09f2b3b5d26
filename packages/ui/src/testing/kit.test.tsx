import { describeConformance } from './describeConformance.ts'
import { placedSubjects } from './kit.ts'

for (const [name, { element, ...conformance }] of Object.entries(placedSubjects))
  describeConformance(name, element, conformance)
