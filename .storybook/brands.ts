import type { Brand } from '@croupier/ui'
import { felt } from '@croupier/ui/felt'
import { parseBrand } from '@croupier/ui/brand'
import arcade from '../packages/ui/src/brands/arcade.json' with { type: 'json' }
import bangkok from '../packages/ui/src/brands/bangkok.json' with { type: 'json' }
import dhaka from '../packages/ui/src/brands/dhaka.json' with { type: 'json' }
import highContrast from '../packages/ui/src/brands/high-contrast.json' with { type: 'json' }
import manila from '../packages/ui/src/brands/manila.json' with { type: 'json' }
import royale from '../packages/ui/src/brands/royale.json' with { type: 'json' }

/** The repository's brands by name, the kit's own first. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  [felt, ...[manila, dhaka, bangkok, royale, arcade, highContrast].map((file) => parseBrand(file))].map((brand) => [
    brand.name,
    brand,
  ]),
)

const densities: readonly unknown[] = ['compact', 'normal', 'roomy'] satisfies Brand['density'][]

const repacked = new Map<string, Brand>()

/** The `given` brand, or else the one named `chosen`, with the toolbar's density; `own` keeps the brand's density. */
export const brandOf = (chosen: unknown, density: unknown, given?: Brand): Brand => {
  const brand = given ?? brands[String(chosen)] ?? felt
  if (!densities.includes(density)) return brand
  // Style rules are keyed by brand name. The object is cached, so its rules are computed once.
  const key = `${brand.name}-${String(density)}`
  const packed = repacked.get(key) ?? { ...brand, name: key, density: density as Brand['density'] }
  repacked.set(key, packed)
  return packed
}
