import type { OpenModal } from '@croupier/stores'
import { lazy } from 'react'
import { loadChunk } from '../../parts/failure/loadChunk.ts'
import { MessageDialog } from './MessageDialog.tsx'

const LoginModal = lazy(async () => ({
  default: await loadChunk('login', async () => (await import('../../session/LoginModal.tsx')).LoginModal),
}))
const RegisterModal = lazy(async () => ({
  default: await loadChunk('register', async () => (await import('../../session/RegisterModal.tsx')).RegisterModal),
}))
const ForgotModal = lazy(async () => ({
  default: await loadChunk('forgot', async () => (await import('../../session/ForgotModal.tsx')).ForgotModal),
}))
const ChangePasswordModal = lazy(async () => ({
  default: await loadChunk(
    'change-password',
    async () => (await import('../../session/ChangePasswordModal.tsx')).ChangePasswordModal,
  ),
}))
const HumanCheckModal = lazy(async () => ({
  default: await loadChunk(
    'human-check',
    async () => (await import('../../session/HumanCheckModal.tsx')).HumanCheckModal,
  ),
}))
const NoticeModal = lazy(async () => ({
  default: await loadChunk('notice', async () => (await import('../../pages/notices/NoticeModal.tsx')).NoticeModal),
}))
const AnnouncementModal = lazy(async () => ({
  default: await loadChunk(
    'announcement',
    async () => (await import('../../pages/notices/AnnouncementModal.tsx')).AnnouncementModal,
  ),
}))
const GiftModal = lazy(async () => ({
  default: await loadChunk('gift', async () => (await import('../gift/GiftModal.tsx')).GiftModal),
}))
const GameListModal = lazy(async () => ({
  default: await loadChunk('game-list', async () => (await import('../../pages/game/GameListModal.tsx')).GameListModal),
}))

/** What a modal's component is given: its own data and the id to close it by. */
export interface ModalPartProps<K extends OpenModal['modal']['kind']> {
  readonly id: number
  readonly modal: Extract<OpenModal['modal'], { kind: K }>
}

/** The one place where a modal's data becomes its component (S-076). Kinds that are not built yet are never opened. */
export function ModalSwitch({ open: { id, modal } }: { open: OpenModal }) {
  switch (modal.kind) {
    case 'login':
      return <LoginModal id={id} modal={modal} />
    case 'register':
      return <RegisterModal id={id} modal={modal} />
    case 'forgot':
      return <ForgotModal id={id} modal={modal} />
    case 'changePassword':
      return <ChangePasswordModal id={id} modal={modal} />
    case 'humanCheck':
      return <HumanCheckModal id={id} modal={modal} />
    case 'notice':
      return <NoticeModal id={id} modal={modal} />
    case 'announcement':
      return <AnnouncementModal id={id} modal={modal} />
    case 'gift':
      return <GiftModal id={id} modal={modal} />
    case 'game':
      return <GameListModal id={id} modal={modal} />
    case 'message':
    case 'confirm':
      return <MessageDialog modal={modal} />
    default:
      return null
  }
}
