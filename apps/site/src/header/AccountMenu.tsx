import { signInStore } from '@croupier/stores'
import type { MenuEntry } from '@croupier/ui'
import { LogOut, Mail, ReceiptText, ShieldCheck, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactElement } from 'react'
import { useRoot, useStore } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { LazyMenu } from './LazyMenu.tsx'

const signs: Readonly<Record<string, ReactElement>> = {
  securityCenter: <ShieldCheck size={18} aria-hidden />,
  depositv2: <Wallet size={18} aria-hidden />,
  personalHistoryCopy: <ReceiptText size={18} aria-hidden />,
  messageV2: <Mail size={18} aria-hidden />,
}

/**
 * The account's menu: the member centre's pages that exist, and signing out, which asks first (S-061 to S-065).
 */
export const AccountMenu = observer(function AccountMenu({
  trigger,
}: {
  trigger: ReactElement<ComponentProps<'button'>>
}) {
  const text = useText()
  const { memberCentre } = useRoot()
  const signIn = useStore(signInStore)
  const entries: MenuEntry[] = [
    ...memberCentre.menu.map(({ page, labelKey }) => ({
      id: page,
      text: text(labelKey),
      icon: signs[page],
      onSelect: () => memberCentre.open(page),
    })),
    { kind: 'separator', id: 'line' },
    {
      id: 'sign-out',
      text: text('in_sign_out'),
      icon: <LogOut size={18} aria-hidden />,
      danger: true,
      onSelect: () => void signIn.signOut(),
    },
  ]
  return <LazyMenu trigger={trigger} entries={entries} />
})
