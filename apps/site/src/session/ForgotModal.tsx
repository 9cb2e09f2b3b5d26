import { forgotPasswordStore, type ForgotOutcome, signInStore } from '@croupier/stores'
import type { Outcome, SmsPort } from '@croupier/forms'
import { ForgotByEmailForm } from '@croupier/forms/ForgotByEmailForm'
import { ForgotByPhoneForm } from '@croupier/forms/ForgotByPhoneForm'
import { Modal } from '@croupier/ui/Modal'
import { Tab } from '@croupier/ui/Tab'
import { TabList } from '@croupier/ui/TabList'
import { TabPanel } from '@croupier/ui/TabPanel'
import { Tabs } from '@croupier/ui/Tabs'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { refusalOf } from '../parts/forms/refusalOf.ts'
import { useMobileRule } from '../parts/forms/useMobileRule.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useService } from '../parts/service/useService.ts'
import { useText } from '../parts/text/useText.ts'
import { EntryRoom } from './entryLayout.ts'

const outcomeOf = (outcome: ForgotOutcome): Outcome =>
  outcome.kind === 'refused' ? refusalOf(outcome.text, outcome.field) : undefined

/**
 * The ways back to a forgotten password: an e-mail, or a code on the phone where the market has it; then log in after
 * all, or customer service (S-119, S-191 to S-194). What was typed on one tab stays while the other is looked at.
 */
export const ForgotModal = observer(function ForgotModal({ id }: ModalPartProps<'forgot'>) {
  const text = useText()
  const mobileRule = useMobileRule()
  const openService = useService()
  const { modals, system } = useRoot()
  const forgot = useStore(forgotPasswordStore)
  const signIn = useStore(signInStore)
  const [way, setWay] = useState('email')
  const back = {
    onLogin: () => void modals.open({ kind: 'login' }),
    onHelp: () => void openService(),
  }
  const sms: SmsPort = {
    secondsLeft: forgot.countdown.secondsLeft,
    send: async ({ mobile, countryDialingCode }) =>
      outcomeOf(await forgot.requestCode(mobile.national, countryDialingCode)),
  }
  const byEmail = (
    <ForgotByEmailForm
      userName={signIn.rememberedName}
      onSubmit={async (form) => outcomeOf(await forgot.byEmail(form))}
      {...back}
    />
  )
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={text('reset_password')} width={440} height="auto" flush>
      <EntryRoom>
        <FormTexts>
          {forgot.offersPhone ? (
            <Tabs value={way} onValueChange={(next) => setWay(String(next))}>
              <TabList label={text('forgot.methods')} variant="segment" stretch>
                <Tab value="email">{text('forgot.by_email')}</Tab>
                <Tab value="phone">{text('forgot.by_phone')}</Tab>
              </TabList>
              <TabPanel value="email" keepMounted>
                {byEmail}
              </TabPanel>
              <TabPanel value="phone" keepMounted>
                <ForgotByPhoneForm
                  mobileRule={mobileRule}
                  sms={sms}
                  rule={system.registerValidators['password']}
                  onSubmit={async (form) => outcomeOf(await forgot.byPhone(form))}
                  {...back}
                />
              </TabPanel>
            </Tabs>
          ) : (
            byEmail
          )}
        </FormTexts>
      </EntryRoom>
    </Modal>
  )
})
