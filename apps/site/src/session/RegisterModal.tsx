import { captchaStore, registrationStore } from '@croupier/stores'
import { RegisterForm, type LegalText, type Outcome, type RegisterEntry } from '@croupier/forms'
import { Button, Callout, EmptyState, Modal } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { refusalOf } from '../parts/forms/refusalOf.ts'
import { useMobileRule } from '../parts/forms/useMobileRule.ts'
import type { ModalPartProps } from '../shell/overlays/ModalPart.ts'
import { useRoot, useStore } from '../app/RootContext.ts'
import { useService } from '../parts/service/useService.ts'
import { useText } from '../parts/text/useText.ts'
import { ExcludedHelp } from '../safety/ExcludedHelp.tsx'
import { EntryRoom } from './entryLayout.ts'
import { LegalReader } from './LegalReader.tsx'
import { LoginBanner } from './LoginBanner.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useSmsPort } from './useSmsPort.ts'

/**
 * Sign up by user name. Which fields there are and what they must hold comes from the platform (S-131 to S-156); the
 * texts agreed to open above the form (S-144). Whoever is excluded is refused kindly, with help (G-07, G-37).
 */
export const RegisterModal = observer(function RegisterModal({ id }: ModalPartProps<'register'>) {
  const text = useText()
  const mobileRule = useMobileRule()
  const sms = useSmsPort('register')
  const challenge = useCaptcha()
  const openService = useService()
  const { merchant, modals, system, toasts, world } = useRoot()
  const captcha = useStore(captchaStore)
  const registration = useStore(registrationStore)
  const [excluded, setExcluded] = useState(false)
  const [legal, setLegal] = useState<LegalText>()
  const configs = system.registerValidators
  const wantsCaptcha = configs['captcha']?.enabled === true
  const now = useCallback(() => new Date(world.clock.now()), [world])

  useEffect(() => {
    if (!wantsCaptcha) return
    captcha.show()
    return () => captcha.hide()
  }, [captcha, wantsCaptcha])

  const submit = async (entry: RegisterEntry): Promise<Outcome> => {
    const { username = '', password = '', confirmPassword = '', ...rest } = entry
    const countryDialingCode = registration.diallingCode
    const outcome = await registration.register({ ...rest, username, password, confirmPassword, countryDialingCode })
    if (outcome.kind === 'refused') return refusalOf(outcome.text, outcome.field)
    if (outcome.kind === 'excluded') setExcluded(true)
    if (outcome.kind === 'registered') toasts.show({ tone: 'success', textKey: 'register_success' })
    return undefined
  }

  const byName = registration.isOffered && registration.tabs.includes('username')
  const code = registration.referralCode
  if (excluded)
    return (
      <Modal open onClose={() => modals.dismiss(id)} title={text('title.safety')} width={480} height="auto">
        <ExcludedHelp onLeave={() => modals.dismiss(id)} />
      </Modal>
    )
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={text('register.title')} width={480} height="auto" flush>
      <LoginBanner group="w_reg" />
      <EntryRoom>
        {code ? <Callout tone="info">{text('register.invited', { code })}</Callout> : null}
        {byName ? (
          <FormTexts>
            <RegisterForm
              configs={configs}
              mobileRule={mobileRule}
              minimumAge={merchant.current.minimumAge}
              sms={registration.asksSmsCode ? sms : undefined}
              captcha={wantsCaptcha ? challenge : undefined}
              onSubmit={submit}
              onOpenTerms={setLegal}
              onLogin={() => void modals.open({ kind: 'login' })}
              now={now}
            />
          </FormTexts>
        ) : (
          <EmptyState
            headingLevel={3}
            size="sm"
            title={text('register.closed')}
            action={<Button onClick={() => void openService()}>{text('in_customer_service')}</Button>}
          />
        )}
      </EntryRoom>
      {legal ? <LegalReader legal={legal} onClose={() => setLegal(undefined)} /> : null}
    </Modal>
  )
})
