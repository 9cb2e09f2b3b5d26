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

/** A picture in a request. */
export interface SentPicture {
  readonly name: string
  readonly type: string
  /** Base64 without prefix. */
  readonly data: string
}

/** First characters of the base64 of the two accepted kinds of picture. */
const BEGINS: Readonly<Record<string, string>> = { 'image/png': 'iVBORw0KGgo', 'image/jpeg': '/9j/' }

/** Whether base64 starts like a picture of this type. */
export const isPicture = (type: string, data: string): boolean => data.startsWith(BEGINS[type] ?? '?')

/** Size in bytes of base64. */
export const bytesOf = (data: string): number => Math.floor((data.length * 3) / 4)

/** Whether the pictures are within the limits of number, type and size, and are pictures by their content. */
export const fitPictures = (files: readonly SentPicture[], limit: PictureFiles): boolean =>
  files.length <= limit.most &&
  files.every(({ type, data }) => limit.types.includes(type) && isPicture(type, data) && bytesOf(data) <= limit.bytes)

/** A limit as refusals show it: number of files, and megabytes each. */
export const pictureLimit = ({ most, bytes }: PictureFiles): readonly [most: string, megabytes: string] => [
  String(most),
  String(bytes / 1024 ** 2),
]
