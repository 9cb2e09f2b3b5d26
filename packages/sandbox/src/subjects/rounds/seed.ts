import { seededPerson } from '../members/seed.ts'
import type { Seed } from '../../Subject.ts'
import { seedHistory } from './seedHistory.ts'
import { seedWinners } from './seedWinners.ts'

/** A winner board, and a year of maria's play. */
export const roundSeed: Seed = {
  platform(world, seed) {
    for (const merchant of world.merchants.values()) seedWinners(world, merchant, seed)
  },
  people(world, seed) {
    const maria = seededPerson(world, 'crph', 'maria')?.member
    if (maria) seedHistory(world, maria, seed)
  },
}
