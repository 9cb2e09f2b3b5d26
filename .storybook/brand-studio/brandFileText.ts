import type { Brand } from '@croupier/ui'
import { brandSchema } from '@croupier/ui/brand'
import { faultsOf } from './brandFaults.ts'

/** What the file is called in a merchant's folder. */
export const brandFileName = 'brand.json'

/** Images of the merchant's folder by their name, each as a `data:` address, so that the studio can show them. */
export type FolderPictures = Readonly<Record<string, string>>

/** The brand as its file has it. A file that was read and not changed comes out with its keys in their order. */
export const brandFileText = (brand: Brand): string => `${JSON.stringify(brand, undefined, 2)}\n`

/** The brand that a file's text holds, or every place where it is wrong. */
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

/** Names of the images that a brand has beside its file, such as `logo-light.svg`. */
export const folderPictures = ({ logo }: Brand): readonly string[] =>
  [...new Set([logo?.light, logo?.dark])].flatMap((address) =>
    address?.startsWith('./') ? [address.slice('./'.length)] : [],
  )

/** The brand as a page outside of its folder can show it. */
export function withPictures(brand: Brand, pictures: FolderPictures): Brand {
  const { logo } = brand
  if (!logo) return brand
  const shown = (address: string) => (address.startsWith('./') ? (pictures[address.slice(2)] ?? address) : address)
  return { ...brand, logo: { light: shown(logo.light), dark: shown(logo.dark) } }
}
