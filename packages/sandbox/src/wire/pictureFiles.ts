/** Limits of pictures in a request, for the form, the rules and the body limit. */
export const PICTURE_FILES = {
  most: 3,
  /** Per file. */
  bytes: 5 * 1024 * 1024,
  types: ['image/png', 'image/jpeg'],
} as const

/** The limits of pictures as sent to a form (`proofFiles`). */
export interface PictureFiles {
  readonly most: number
  readonly bytes: number
  readonly types: readonly string[]
}

/** Whether the pictures are within the limits of number and size. */
export const fitPictures = (files: readonly { readonly bytes: number }[], limit: PictureFiles): boolean =>
  files.length <= limit.most && files.every(({ bytes }) => bytes <= limit.bytes)

/** A limit as refusals show it: number of files, and megabytes each. */
export const pictureLimit = ({ most, bytes }: PictureFiles): readonly [most: string, megabytes: string] => [
  String(most),
  String(bytes / 1024 ** 2),
]
