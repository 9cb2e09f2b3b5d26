import { Refusal } from '../../../Refusal.ts'
import type { IdentityCheck, Member } from './rows.ts'
import { changeMember } from './members.ts'
import { sendMessage } from '../inbox/messages.ts'
import type { World } from '../../../World.ts'
import { PICTURE_FILES } from '../../../wire/pictureFiles.ts'
import { isPicture, takeUploads } from './pictureUploads.ts'

/** What a member hands in. Pictures are base64 without prefix; their size was checked on the way in. */
export interface Documents {
  readonly documentType: string
  readonly documentNumber: string
  readonly pictures?: readonly { readonly name: string; readonly type: string; readonly data: string }[] | undefined
  /** Ids of pictures that arrived in parts. */
  readonly uploads?: readonly string[] | undefined
}

/** Where a member's check stands, or undefined when nothing was handed in. */
export function identityCheckOf(world: Pick<World, 'tables'>, memberId: number): IdentityCheck | undefined {
  return world.tables.identityChecks.get(String(memberId))
}

/** Refuses documents of somebody whose check is under way or over. */
export function refuseHandedIn(world: Pick<World, 'tables'>, member: Member): void {
  const check = identityCheckOf(world, member.id)
  if (member.verified || (check && check.status !== 'rejected')) throw new Refusal('kyc.submitted')
}

/** Hands documents in. Once, and again after a rejection. */
export function submitIdentity(world: World, member: Member, documents: Documents): IdentityCheck {
  refuseHandedIn(world, member)
  const { documentType, pictures = [], uploads = [] } = documents
  const documentNumber = documents.documentNumber.trim()
  if (!/^[A-Za-z0-9 -]{4,50}$/.test(documentNumber)) {
    throw new Refusal('field.invalid', { value: { field: 'documentNumber' }, values: ['documentNumber'] })
  }
  const pictured = pictures.every(({ type, data }) => isPicture(type, data))
  const names = [...pictures.map(({ name }) => name), ...takeUploads(world, member, uploads)]
  if (names.length === 0 || names.length > PICTURE_FILES.most || !pictured) throw new Refusal('kyc.pictures.invalid')
  const handedIn = write(world, {
    memberId: member.id,
    status: 'submitted',
    documentType,
    documentNumber,
    pictures: names,
    submittedAt: world.clock.now(),
    decidedAt: null,
    reason: '',
  })
  world.ports.followTraits(world, member)
  return handedIn
}

/** The operator's decision. Approval marks the member as verified; a rejection gives a reason the member reads. */
export function decideIdentity(world: World, member: Member, reason: string | null): IdentityCheck {
  const check = identityCheckOf(world, member.id)
  if (check?.status !== 'submitted') throw new Refusal('kyc.submitted')
  if (reason === null) changeMember(world, member.id, { verified: true })
  sendMessage(world, member.id, reason === null ? 'info_kyc_approved' : 'info_kyc_rejected', [reason ?? ''])
  const { payeeName, birthday } = member
  const decided: IdentityCheck = { ...check, decidedAt: world.clock.now(), reason: reason ?? '', status: 'rejected' }
  const kept = write(
    world,
    reason === null ? { ...decided, status: 'approved', checked: { payeeName, birthday } } : decided,
  )
  // What is approved is shown to be the person's; the register of exclusions follows it.
  world.ports.followTraits(world, { ...member, verified: member.verified || reason === null })
  return kept
}

function write(world: World, check: IdentityCheck): IdentityCheck {
  world.tables.identityChecks.put(String(check.memberId), check)
  return check
}
