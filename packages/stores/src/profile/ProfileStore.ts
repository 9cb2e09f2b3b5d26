import { picturePartBytes, profile, type CallsOf, type Input, type Value } from '@croupier/api'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The member's own details. */
export type ProfileDetails = Value<'profile.read'>
/** Status of the identity check. */
export type IdentityCheck = Value<'profile.kyc'>
/** One requirement for a withdrawal, and the member's progress with it. */
export type ReadinessCheck = Value<'profile.readiness'>['list'][number]

/** A document with pictures to be checked. */
export type IdentityDocument = Pick<Input<'profile.submitKyc'>, 'documentType' | 'documentNumber'> & {
  readonly pictures: readonly File[]
}

/** Upload progress of pictures, in bytes. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/** How a change ended. */
export type ProfileOutcome = { readonly kind: 'done' } | Refused | Ignored

const done = { kind: 'done' } as const

/** Checks of the person before a payout; the withdrawal page makes the other ones. */
const identityChecks: readonly ReadinessCheck['check'][] = ['payeeName', 'birthPlace', 'incomeSource', 'identity']

/** How often the platform may report less data than was sent, for example after losing an upload. */
const mostSetbacks = 3

const base64 = (bytes: Uint8Array) => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Personal details, the identity check, and the requirements missing for a withdrawal. */
export class ProfileStore {
  readonly details: RemoteValue<ProfileDetails>
  readonly check: RemoteValue<IdentityCheck>
  readonly readiness: RemoteValue<readonly ReadinessCheck[]>
  /** Progress of the upload, also after a lost connection. */
  upload: UploadProgress | undefined
  readonly #step = new Command()
  readonly #client: CallsOf<typeof profile>
  readonly #uuid: () => string
  /** Ids of started uploads, so that the same picture resumes. */
  #uploads = new WeakMap<File, string>()

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    const now = () => ports.clock.now()
    this.#client = wire.calls(profile)
    this.#uuid = () => ports.uuid()
    this.details = new RemoteValue(now)
    this.check = new RemoteValue(now)
    this.readiness = new RemoteValue(now)
    makeObservable(this, { upload: observableRef, asked: computed, isChecked: computed })
  }

  /** What a withdrawal asks about the person; empty while unknown. */
  get asked(): readonly ReadinessCheck[] {
    return this.readiness.data?.filter(({ check }) => identityChecks.includes(check)) ?? []
  }

  /** Whether the personal details for a withdrawal are complete; undefined while unknown. */
  get isChecked(): boolean | undefined {
    return this.readiness.data && this.asked.every(({ state }) => state === 'done')
  }

  /** Loads details, check and readiness. */
  async load(): Promise<void> {
    await Promise.all([
      this.loadReadiness(),
      this.details.load((signal) => this.#client.profile.read({}, { signal })),
      this.#loadCheck(),
    ])
  }

  /** Loads the requirements for a withdrawal. */
  async loadReadiness(): Promise<void> {
    await this.readiness.load(async (signal) => (await this.#client.profile.readiness({}, { signal })).list)
  }

  /** After a change of the account: reloads how far the check of identity is, where that shows. */
  async refresh(): Promise<void> {
    const loads: Promise<unknown>[] = []
    if (this.readiness.value.state !== 'idle') loads.push(this.loadReadiness())
    if (this.check.value.state !== 'idle') loads.push(this.#loadCheck())
    await Promise.all(loads)
  }

  /** Saves details; an empty field is cleared. */
  save(update: Input<'profile.update'>): Promise<ProfileOutcome> {
    return this.#step.run(async () => {
      this.details.set(await this.#client.profile.update(update))
      void this.loadReadiness()
      return done
    }, refused)
  }

  /**
   * Sends a document with its pictures in parts. If the connection is lost, `upload` holds the progress; sending the
   * same pictures again resumes.
   */
  submit({ pictures, ...document }: IdentityDocument): Promise<ProfileOutcome> {
    return this.#step.run(async () => {
      const uploads: string[] = []
      const total = pictures.reduce((sum, { size }) => sum + size, 0)
      let before = 0
      for (const picture of pictures) {
        uploads.push(await this.#send(picture, (sent) => this.#show({ sent: before + sent, total })))
        before += picture.size
      }
      this.check.set(await this.#client.profile.submitKyc({ ...document, uploads }))
      this.#uploads = new WeakMap()
      this.#show(undefined)
      void this.loadReadiness()
      return done
    }, refused)
  }

  /** Clears the member's data. */
  forget(): void {
    this.details.reset()
    this.check.reset()
    this.readiness.reset()
    this.#uploads = new WeakMap()
    this.#show(undefined)
  }

  async #loadCheck(): Promise<void> {
    await this.check.load((signal) => this.#client.profile.kyc({}, { signal }))
  }

  async #send(picture: File, tell: (sent: number) => void): Promise<string> {
    const known = this.#uploads.get(picture)
    const upload = known ?? this.#uuid()
    this.#uploads.set(picture, upload)
    const about = { upload, name: picture.name, type: picture.type as 'image/png' | 'image/jpeg', size: picture.size }
    // A part whose response was lost may have arrived, so the offset is requested from the platform.
    let sent = known ? (await this.#client.profile.uploadPicture({ ...about, from: 0, part: '' })).received : 0
    let setbacks = 0
    tell(sent)
    while (sent < picture.size) {
      const part = new Uint8Array(await picture.slice(sent, sent + picturePartBytes).arrayBuffer())
      const { received } = await this.#client.profile.uploadPicture({ ...about, from: sent, part: base64(part) })
      if (received <= sent && ++setbacks > mostSetbacks) throw new Error('the upload does not get on')
      sent = received
      tell(sent)
    }
    return upload
  }

  #show(upload: UploadProgress | undefined): void {
    runInAction(() => (this.upload = upload))
  }
}

/** Details and identity, as their page and the withdrawal bring them. */
export const profileStore: LateStore<ProfileStore> = {
  build: (root) => new ProfileStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => void store.refresh(),
}
