import { captchaStore, registrationStore, type RegistrationOutcome } from '@croupier/stores'
import type { LegalText, Outcome, RegisterEntry } from '@croupier/forms'
import { LoginWays } from '@croupier/forms/LoginWays'
import { RegisterForm } from '@croupier/forms/RegisterForm'
import { RegisterMobileForm } from '@croupier/forms/RegisterMobileForm'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Modal } from '@croupier/ui/Modal'
import { Tab } from '@croupier/ui/Tab'
import { TabList } from '@croupier/ui/TabList'
import { TabPanel } from '@croupier/ui/TabPanel'
import { Tabs } from '@croupier/ui/Tabs'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { rejectionOf } from '../parts/forms/rejectionOf.ts'
import { useMobileRule } from '../parts/forms/useMobileRule.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useService } from '../parts/service/useService.ts'
import { useText } from '../parts/text/useText.ts'
import { ExcludedHelp } from '../safety/ExcludedHelp.tsx'
import { useBarred } from '../safety/useBarred.ts'
import { EntryBody } from './entryLayout.ts'
import { LegalReader } from './LegalReader.tsx'
import { LoginBanner } from './LoginBanner.tsx'
import { UnlinkedIdentityNote } from './UnlinkedIdentityNote.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useSmsPort } from './useSmsPort.ts'
import { useSocialLogin } from './useSocialLogin.tsx'

const Panel = styled(TabPanel)`
  padding-block-start: ${tokens.space.s4};
`

/**
 * Sign up by user name or by mobile number, as the merchant offers it. The platform defines the fields and their rules
 * (S-131 to S-156); the linked terms open above the form (S-144). Excluded persons are refused kindly, with help (G-07,
 * G-37).
 */
export const RegisterModal = observer(function RegisterModal({ id, modal }: ModalPartProps<'register'>) {
  const text = useText()
  const mobileRule = useMobileRule()
  const sms = useSmsPort('register')
  const mobileSms = useSmsPort('registerMobile')
  const challenge = useCaptcha()
  const openService = useService()
  const social = useSocialLogin()
  const barred = useBarred()
  const { merchant, modals, system, toasts, ports } = useRoot()
  const captcha = useStore(captchaStore)
  const registration = useStore(registrationStore)
  const [excluded, setExcluded] = useState(false)
  const [legal, setLegal] = useState<LegalText>()
  const [chosen, setChosen] = useState(modal.tab)
  const configs = system.registerValidators
  // A code to the phone proves a human, so no captcha is needed.
  const wantsCaptcha = configs['captcha']?.enabled === true && !registration.asksSmsCode
  const now = useCallback(() => new Date(ports.clock.now()), [ports])

  useEffect(() => {
    if (!wantsCaptcha) return
    captcha.show()
    return () => captcha.hide()
  }, [captcha, wantsCaptcha])

  const ended = (outcome: RegistrationOutcome): Outcome => {
    if (outcome.kind === 'refused') return rejectionOf(outcome.text, outcome.field)
    if (outcome.kind === 'excluded') setExcluded(true)
    if (outcome.kind === 'registered') toasts.show({ tone: 'success', textKey: 'register_success' })
    return undefined
  }
  const countryDialingCode = registration.diallingCode
  const submit = async ({ username = '', password = '', confirmPassword = '', ...rest }: RegisterEntry) =>
    ended(await registration.register({ ...rest, username, password, confirmPassword, countryDialingCode }))
  const submitMobile = async ({ mobileNum = '', ...rest }: RegisterEntry) =>
    ended(await registration.registerMobile({ ...rest, mobileNum, countryDialingCode }))

  const tabs = registration.isOffered ? registration.tabs : []
  const way = tabs.find((tab) => tab === chosen) ?? tabs[0]
  const code = registration.referralCode
  if (excluded)
    return (
      <Modal open onClose={() => modals.dismiss(id)} title={text('title.safety')} width={480} height="auto">
        <ExcludedHelp onLeave={() => modals.dismiss(id)} />
      </Modal>
    )
  const shared = {
    configs,
    mobileRule,
    minimumAge: merchant.current.minimumAge,
    termsTicked: merchant.current.termsTicked,
    declaration: barred && [barred.declaration, ...barred.sentences.slice(1)].join(' '),
    onOpenTerms: setLegal,
    onLogin: () => void modals.open({ kind: 'login' }),
    now,
  }
  const byName = (
    <RegisterForm
      {...shared}
      captcha={
        wantsCaptcha && challenge
          ? { ...challenge, ...(tabs.includes('mobile') && { byMobile: () => setChosen('mobile') }) }
          : undefined
      }
      sms={registration.asksSmsCode ? sms : undefined}
      onSubmit={submit}
    />
  )
  const byMobile = (
    <RegisterMobileForm
      {...shared}
      sms={mobileSms}
      withPassword={registration.asksMobilePassword}
      onSubmit={submitMobile}
    />
  )
  return (
    <Modal
      open
      onClose={() => modals.dismiss(id)}
      title={text('register.title')}
      headingLevel={1}
      width={480}
      height="auto"
      flush
    >
      <LoginBanner group="w_reg" />
      <EntryBody>
        <UnlinkedIdentityNote place="register" />
        {code ? <Callout tone="info">{text('register.invited', { code })}</Callout> : null}
        {way === undefined ? (
          <EmptyState
            headingLevel={2}
            size="sm"
            title={text('register.closed')}
            action={<Button onClick={() => void openService()}>{text('in_customer_service')}</Button>}
          />
        ) : (
          <FormTexts>
            {tabs.length > 1 ? (
              <Tabs value={way} onValueChange={(tab) => setChosen(tab === 'mobile' ? 'mobile' : 'username')}>
                <TabList label={text('register.ways')} variant="segment" stretch>
                  <Tab value="username">{text('register.by_name')}</Tab>
                  <Tab value="mobile">{text('register.by_mobile')}</Tab>
                </TabList>
                <Panel value="username" keepMounted>
                  {byName}
                </Panel>
                <Panel value="mobile" keepMounted>
                  {byMobile}
                </Panel>
              </Tabs>
            ) : way === 'mobile' ? (
              byMobile
            ) : (
              byName
            )}
            <LoginWays social={social} />
          </FormTexts>
        )}
      </EntryBody>
      {legal ? <LegalReader legal={legal} onClose={() => setLegal(undefined)} /> : null}
    </Modal>
  )
})
