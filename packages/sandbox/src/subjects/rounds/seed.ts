import { regulars } from '../members/seed.ts'
import type { Seed } from '../../Subject.ts'
import { seedHistory } from './seedHistory.ts'
import { seedWinners } from './seedWinners.ts'

/** A winner board, and a year of play for one member of each merchant. */
export const roundSeed: Seed = {
  platform(world, seed) {
    for (const merchant of world.merchants.values()) seedWinners(world, merchant, seed)
  },
  people(world, seed) {
    for (const member of regulars(world)) seedHistory(world, member, seed)
  },
}
