import type { MenuEntry } from '@croupier/ui'
import { LogOut, Mail, ReceiptText, ShieldCheck, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { cloneElement, lazy, Suspense, type ReactElement } from 'react'
import { useOnIntent } from '../on-intent/useOnIntent.ts'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'

const Menu = lazy(() => import('./menu.ts'))

const signs: Readonly<Record<string, ReactElement>> = {
  securityCenter: <ShieldCheck size={18} aria-hidden />,
  depositv2: <Wallet size={18} aria-hidden />,
  personalHistoryCopy: <ReceiptText size={18} aria-hidden />,
  messageV2: <Mail size={18} aria-hidden />,
}

/**
 * The account's menu: the member centre's pages that exist, and signing out, which asks first (S-061 to S-065). The
 * menu's engine loads when somebody reaches for it.
 */
export const AccountMenu = observer(function AccountMenu({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const { memberCentre, signIn } = useRoot()
  const { wanted, intent } = useOnIntent()
  const button = cloneElement(trigger, intent)
  if (!wanted) return button
  const entries: MenuEntry[] = [
    ...memberCentre.menu.map(({ page, labelKey }) => ({
      id: page,
      text: text(labelKey),
      icon: signs[page],
      onSelect: () => memberCentre.open(page),
    })),
    { kind: 'separator', id: 'line' },
    { id: 'sign-out', text: text('in_sign_out'), icon: <LogOut size={18} aria-hidden />, danger: true, onSelect: () => void signIn.signOut() },
  ]
  return (
    <Suspense fallback={button}>
      <Menu trigger={button} entries={entries} />
    </Suspense>
  )
})
