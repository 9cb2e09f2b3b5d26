import { agreementFactsStore, paths } from '@croupier/stores'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot, useStore } from '../base/RootContext.ts'

/**
 * Opens the popup of contracts that wait for an answer on the home page, once per login, when no overlay is open (wire
 * fact 6.9). Renders nothing.
 */
export const AgreementPopup = observer(function AgreementPopup() {
  const { agentCentre, memberCentre, modals } = useRoot()
  const facts = useStore(agreementFactsStore)
  const atHome = useLocation().pathname === paths.home
  const { mayAsk } = facts
  useEffect(() => {
    if (mayAsk) void facts.ask()
  }, [facts, mayAsk])
  useEffect(() => {
    if (!atHome) return undefined
    return reaction(
      () => modals.stack.length === 0 && !memberCentre.isOpen && !agentCentre.isOpen && facts.isPopupDue,
      (isDue) => {
        if (!isDue) return
        facts.closePopup()
        void modals.open({ kind: 'agreements' })
      },
      { fireImmediately: true },
    )
  }, [agentCentre, atHome, facts, memberCentre, modals])
  return null
})
