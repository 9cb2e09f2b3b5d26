import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { PICTURE_FILES } from '../../../wire/pictureFiles.ts'
import type { World } from '../../../World.ts'
import type { Member, PictureUpload } from './rows.ts'

/** A part of a picture as it was sent. */
export interface PicturePart {
  readonly upload: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly from: number
  /** Base64 without prefix. */
  readonly part: string
}

/** First characters of base64 of the two kinds of picture that are taken. */
const BEGINS: Readonly<Record<string, string>> = { 'image/png': 'iVBORw0KGgo', 'image/jpeg': '/9j/' }

/** Uploads a member may have open: a picture more or less than a form takes, and those chosen again. */
const MOST_OPEN = 12

/** Whether base64 begins as a picture of this type does. */
export const isPicture = (type: string, data: string): boolean => data.startsWith(BEGINS[type] ?? '?')

const keyOf = (member: Member, upload: string) => `${member.id}/${upload}`

const bytesIn = (base64: string) => (base64.length / 4) * 3 - (base64.match(/=*$/)?.[0].length ?? 0)

const invalid = () => new Refusal('kyc.pictures.invalid')

/**
 * Takes a part of a picture where it continues what is there; says how many bytes arrived. What was sent twice, or too
 * early, changes nothing.
 */
export function takePart(world: World, member: Member, sent: PicturePart): number {
  const { upload, name, type, size, from, part } = sent
  if (size <= 0 || size > PICTURE_FILES.bytes || from < 0 || part.length % 4 !== 0) throw invalid()
  const before = uploadOf(world, member, upload)
  if (before && (before.size !== size || before.type !== type)) throw invalid()
  const received = before?.received ?? 0
  if (part === '' || from !== received) return received
  const now = received + bytesIn(part)
  if (now > size || (received === 0 && !isPicture(type, part))) throw invalid()
  if (!before) makeRoom(world, member)
  const id = keyOf(member, upload)
  world.tables.pictureUploads.put(id, {
    id,
    memberId: member.id,
    name,
    type,
    size,
    received: now,
    begins: before?.begins ?? part.slice(0, 16),
    at: world.clock.now(),
  })
  return now
}

/** Names of pictures that arrived whole, which are then used up. Refuses one that did not. */
export function takeUploads(world: World, member: Member, uploads: readonly string[]): string[] {
  const taken = [...new Set(uploads)].map((upload) => {
    const one = uploadOf(world, member, upload)
    if (!one || one.received !== one.size) throw invalid()
    return one
  })
  for (const { id } of taken) world.tables.pictureUploads.delete(id)
  return taken.map(({ name }) => name)
}

/** An upload of this member; a day after its last part it is forgotten. */
function uploadOf(world: World, member: Member, upload: string): PictureUpload | undefined {
  const one = world.tables.pictureUploads.get(keyOf(member, upload))
  return one && world.clock.now() - one.at < DAY ? one : undefined
}

/** Forgets the oldest upload when there are too many. */
function makeRoom(world: World, member: Member): void {
  const open = world.tables.pictureUploads.by('member', String(member.id)).sort((a, b) => a.at - b.at)
  for (const { id } of open.slice(0, Math.max(0, open.length - MOST_OPEN + 1))) world.tables.pictureUploads.delete(id)
}
