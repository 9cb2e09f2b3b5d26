/** Why a file is rejected: wrong type, too large, empty, one too many, or already added. */
export type FileFault = 'type' | 'size' | 'empty' | 'count' | 'twice'

/** Limits for files. */
export interface FileRules {
  /** Media types, e.g. `image/png`. Default PNG and JPEG. */
  readonly types: readonly string[]
  /** The largest size of one file, in bytes. Default 5 MB. */
  readonly maxSize: number
  /** Maximum number of files. Default 3. */
  readonly maxFiles: number
}

/** A rejected file, and why. */
export interface RefusedFile {
  /** The original file. */
  readonly file: File
  /** The reason. */
  readonly fault: FileFault
  /** Another one that would remain when the first is mended. */
  readonly also?: FileFault
}

/** Other type names that some systems and browsers use. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
])
/** Types by extension, for files to which the system gives no type. */
const byExtension: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['jpe', 'image/jpeg'],
  ['jfif', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
])

/** The file with the usual name of its type, which the server expects. */
const typed = (file: File): File => {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const type = otherNames.get(file.type) ?? (file.type || byExtension.get(extension))
  if (type === undefined || type === file.type) return file
  return new File([file], file.name, { type, lastModified: file.lastModified })
}

const sameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const faultOf = (file: File, kept: readonly File[], { types, maxSize, maxFiles }: FileRules): FileFault | undefined => {
  if (!types.includes(file.type)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > maxSize) return 'size'
  if (kept.some((other) => sameFile(other, file))) return 'twice'
  return kept.length >= maxFiles ? 'count' : undefined
}

/** Adds the `offered` files to the existing ones, one by one, as far as the rules allow. */
export const takeFiles = (
  there: readonly File[],
  offered: readonly File[],
  rules: FileRules,
): { readonly files: readonly File[]; readonly refused: readonly RefusedFile[] } => {
  const files = [...there]
  const refused: RefusedFile[] = []
  for (const given of offered) {
    const file = typed(given)
    const fault = faultOf(file, files, rules)
    const also = fault === 'type' && file.size > rules.maxSize ? 'size' : undefined
    if (fault) refused.push({ file: given, fault, ...(also && { also }) })
    else files.push(file)
  }
  return { files, refused }
}
