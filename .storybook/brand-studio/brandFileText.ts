import type { Brand } from '@croupier/ui'
import { brandSchema } from '@croupier/ui/brand'
import { faultsOf } from './brandFaults.ts'

/** Name of the brand file in a merchant's folder. */
export const brandFileName = 'brand.json'

/** Images of the merchant's folder by name, as `data:` addresses that the studio can show. */
export type FolderPictures = Readonly<Record<string, string>>

/** The text of a brand's file. A brand that was read and not changed keeps the order of its keys. */
export const brandFileText = (brand: Brand): string => `${JSON.stringify(brand, undefined, 2)}\n`

/** Reads a brand from a file's text. Returns every fault when it is not valid. */
export function readBrandFile(text: string): Brand | readonly string[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (problem) {
    return [`no JSON: ${problem instanceof Error ? problem.message : String(problem)}`]
  }
  const result = brandSchema.safeParse(json)
  return result.success ? (json as Brand) : faultsOf(result.error.issues)
}

/** Names of the images that a brand has next to its file, such as `logo-light.svg`. */
export const folderPictures = ({ logo }: Brand): readonly string[] =>
  [...new Set([logo?.light, logo?.dark])].flatMap((address) =>
    address?.startsWith('./') ? [address.slice('./'.length)] : [],
  )

/** The brand with its folder's images inlined, for a page outside the folder. */
export function withPictures(brand: Brand, pictures: FolderPictures): Brand {
  const { logo } = brand
  if (!logo) return brand
  const shown = (address: string) => (address.startsWith('./') ? (pictures[address.slice(2)] ?? address) : address)
  return { ...brand, logo: { light: shown(logo.light), dark: shown(logo.dark) } }
}
