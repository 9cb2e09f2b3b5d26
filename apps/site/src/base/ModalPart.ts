import type { ModalKind, ModalOf } from '@croupier/stores'

/** Props of a modal's component: the id to close it by, and its own data. */
export interface ModalPartProps<K extends ModalKind> {
  readonly id: number
  readonly modal: ModalOf<K>
}
