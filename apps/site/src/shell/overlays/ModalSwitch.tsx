import type { ModalKind, OpenModal } from '@croupier/stores'
import type { ComponentType } from 'react'
import { page } from '../../parts/page/page.ts'
import { MessageDialog } from './MessageDialog.tsx'
import type { ModalPartProps } from '../../base/ModalPart.ts'

/** The component of each kind of modal (S-076). */
const parts: { readonly [K in ModalKind]?: ComponentType<ModalPartProps<K>> } = {
  login: page('login', async () => (await import('../../session/LoginModal.tsx')).LoginModal),
  register: page('register', async () => (await import('../../session/RegisterModal.tsx')).RegisterModal),
  forgot: page('forgot', async () => (await import('../../session/ForgotModal.tsx')).ForgotModal),
  changePassword: page(
    'change-password',
    async () => (await import('../../session/ChangePasswordModal.tsx')).ChangePasswordModal,
  ),
  humanCheck: page('human-check', async () => (await import('../../session/HumanCheckModal.tsx')).HumanCheckModal),
  stepUp: page('step-up', async () => (await import('../../session/StepUpModal.tsx')).StepUpModal),
  details: page('details', async () => (await import('../../session/DetailsModal.tsx')).DetailsModal),
  notice: page('notice', async () => (await import('../../pages/notices/NoticeModal.tsx')).NoticeModal),
  announcement: page(
    'announcement',
    async () => (await import('../../pages/notices/AnnouncementModal.tsx')).AnnouncementModal,
  ),
  gift: page('gift', async () => (await import('../../pages/home/GiftModal.tsx')).GiftModal),
  application: page(
    'application',
    async () => (await import('../../pages/promotions/ApplicationModal.tsx')).ApplicationModal,
  ),
  goods: page('goods', async () => (await import('../../pages/point-mall/GoodsModal.tsx')).GoodsModal),
  game: page('game-list', async () => (await import('../../pages/game/GameListModal.tsx')).GameListModal),
  gameFacts: page('game-facts', async () => (await import('../../pages/game/GameFactsModal.tsx')).GameFactsModal),
  chat: page('chat', async () => (await import('../../chat/ChatModal.tsx')).ChatModal),
  age: page('age', async () => (await import('../../safety/AgeModal.tsx')).AgeModal),
  safety: page('safety-over-game', async () => (await import('../../safety/SafetyModal.tsx')).SafetyModal),
  agreements: page('agreements', async () => (await import('../../agreements/AgreementsModal.tsx')).AgreementsModal),
  message: MessageDialog,
  confirm: MessageDialog,
}

/** Renders the component of an open modal. */
export function ModalSwitch({ open: { id, modal } }: { open: OpenModal }) {
  // The table pairs each kind with its own component; TypeScript cannot follow that pairing through a union.
  const Part = parts[modal.kind] as
    | ComponentType<{ readonly id: number; readonly modal: OpenModal['modal'] }>
    | undefined
  return Part ? <Part id={id} modal={modal} /> : null
}
