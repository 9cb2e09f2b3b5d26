import { describeConformance } from './describeConformance.ts'
import { gaming } from './gaming.tsx'
import { navigation } from './navigation.tsx'

for (const [name, { element, ...conformance }] of Object.entries({ ...navigation, ...gaming }))
  describeConformance(name, element, conformance)
