/** Pictures that a member may hand in with a request: as the form offers, the rules check and the body limit allows them. */
export const PICTURE_FILES = {
  most: 3,
  /** Each file. */
  bytes: 5 * 1024 * 1024,
  types: ['image/png', 'image/jpeg'],
} as const

/** The rules for pictures as a form gets them (`proofFiles`). */
export interface PictureFiles {
  readonly most: number
  readonly bytes: number
  readonly types: readonly string[]
}

/** Whether pictures are few and small enough. */
export const fitPictures = (files: readonly { readonly bytes: number }[], limit: PictureFiles): boolean =>
  files.length <= limit.most && files.every(({ bytes }) => bytes <= limit.bytes)

/** A limit as the texts of refusals name it: how many, and megabytes each. */
export const pictureLimit = ({ most, bytes }: PictureFiles): readonly [most: string, megabytes: string] => [
  String(most),
  String(bytes / 1024 ** 2),
]
