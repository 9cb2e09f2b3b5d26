import { readFileSync } from 'node:fs'
import path from 'node:path'
import { breaksOf, contractShape, readShapes } from '../../packages/api/src/schema/compatibility.ts'

/** The shape of the contract as it was last released, one line a call. `npm run contract -- --release` writes it. */
export const releasedFile = path.resolve(import.meta.dirname, '../../packages/api/released-contract.jsonl')

/** How the contract breaks its last release; see `breaksOf`. */
export const brokenPromises = (): readonly string[] =>
  breaksOf(readShapes(readFileSync(releasedFile, 'utf8')), contractShape())
