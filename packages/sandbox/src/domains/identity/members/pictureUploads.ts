import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { isPicture, PICTURE_FILES } from '../../../wire/pictureFiles.ts'
import type { Context } from '../../../Context.ts'
import type { Member, PictureUpload } from './rows.ts'

/** A part of a picture as sent. */
export interface PicturePart {
  readonly upload: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly from: number
  /** Base64 without prefix. */
  readonly part: string
}

/** Most open uploads of a member: more than a form needs, so that pictures can be chosen again. */
const MOST_OPEN = 12

const keyOf = (member: Member, upload: string) => `${member.id}/${upload}`

const bytesIn = (base64: string) => (base64.length / 4) * 3 - (base64.match(/=*$/)?.[0].length ?? 0)

const invalid = () => new Refusal('kyc.pictures.invalid')

/**
 * Appends a part of a picture if it continues the upload; returns how many bytes have arrived. Repeated or early
 * parts change nothing.
 */
export function takePart(context: Context, member: Member, sent: PicturePart): number {
  const { upload, name, type, size, from, part } = sent
  if (size <= 0 || size > PICTURE_FILES.bytes || from < 0 || part.length % 4 !== 0) throw invalid()
  const before = uploadOf(context, member, upload)
  if (before && (before.size !== size || before.type !== type)) throw invalid()
  const received = before?.received ?? 0
  if (part === '' || from !== received) return received
  const now = received + bytesIn(part)
  if (now > size || (received === 0 && !isPicture(type, part))) throw invalid()
  if (!before) makeRoom(context, member)
  const id = keyOf(member, upload)
  context.tables.pictureUploads.put(id, {
    id,
    memberId: member.id,
    name,
    type,
    size,
    received: now,
    begins: before?.begins ?? part.slice(0, 16),
    at: context.clock.now(),
  })
  return now
}

/** Names of completely uploaded pictures, whose uploads are then used up. Refuses an incomplete one. */
export function takeUploads(context: Context, member: Member, uploads: readonly string[]): string[] {
  const taken = [...new Set(uploads)].map((upload) => {
    const one = uploadOf(context, member, upload)
    if (!one || one.received !== one.size) throw invalid()
    return one
  })
  for (const { id } of taken) context.tables.pictureUploads.delete(id)
  return taken.map(({ name }) => name)
}

/** An upload of this member; it expires a day after its last part. */
function uploadOf(context: Context, member: Member, upload: string): PictureUpload | undefined {
  const one = context.tables.pictureUploads.get(keyOf(member, upload))
  return one && context.clock.now() - one.at < DAY ? one : undefined
}

/** Deletes the oldest upload when there are too many. */
function makeRoom(context: Context, member: Member): void {
  const open = context.tables.pictureUploads.by('member', String(member.id)).sort((a, b) => a.at - b.at)
  for (const { id } of open.slice(0, Math.max(0, open.length - MOST_OPEN + 1))) context.tables.pictureUploads.delete(id)
}
