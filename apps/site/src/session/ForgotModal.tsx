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
import { rejectionOf } from '../parts/forms/rejectionOf.ts'
import { useMobileRule } from '../parts/forms/useMobileRule.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useService } from '../parts/service/useService.ts'
import { useText } from '../parts/text/useText.ts'
import { EntryBody } from './entryLayout.ts'

const outcomeOf = (outcome: ForgotOutcome): Outcome =>
  outcome.kind === 'refused' ? rejectionOf(outcome.text, outcome.field) : undefined

/**
 * Resets a forgotten password: by email, or by a code on the phone if the market has it; with links to log in and to
 * customer service (S-119, S-191 to S-194). Input on one tab stays while the other is open.
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
      <EntryBody>
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
      </EntryBody>
    </Modal>
  )
})
