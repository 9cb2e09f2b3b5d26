import { describeConformance } from './describeConformance.ts'
import { groups, inputs } from './inputs.tsx'

for (const [name, { element, ...conformance }] of Object.entries({ ...inputs, ...groups }))
  describeConformance(name, element, conformance)
