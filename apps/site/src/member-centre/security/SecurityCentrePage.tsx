import { signOutStore } from '@croupier/stores'
import { Avatar } from '@croupier/ui/Avatar'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { tokens } from '@croupier/ui/theme'
import { LogOut } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { avatarAddress } from '../../parts/member/avatarAddress.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { defaultAvatar } from '../../parts/vendors/defaultIcons.ts'
import { PageHead, PageTools } from '../../parts/centre/PageHead.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { StepStack } from '../../parts/centre/StepStack.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { AvatarStep } from './AvatarStep.tsx'
import { EmailStep, MobileStep, NicknameStep, PaymentPasswordStep } from './ContactSteps.tsx'
import { Devices } from './Devices.tsx'
import { LinkedAccounts } from './LinkedAccounts.tsx'
import { LoginLog } from './LoginLog.tsx'
import { Safeguards } from './Safeguards.tsx'
import type { SecurityStep, StepProps } from './SecurityStep.ts'
import { TwoFactorStep } from './TwoFactorStep.tsx'
import { clubText, memberLabels } from './memberLabels.ts'

const Person = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3} ${tokens.space.s4};
`

const Names = styled.div`
  flex: 1;
  min-inline-size: 8rem;

  & > p {
    overflow-wrap: anywhere;
  }
  & > p:first-child {
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.xl};
    font-weight: ${tokens.fontWeight.semibold};
    line-height: ${tokens.leading.tight};
  }
  & > p + p {
    margin-block-start: ${tokens.space.s05};
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

const Labels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s1};
`

const Changes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
  inline-size: 100%;
`

const Leaving = styled(PageTools)`
  & > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

const steps: Readonly<Record<SecurityStep, ComponentType<StepProps>>> = {
  nickname: NicknameStep,
  avatar: AvatarStep,
  mobile: MobileStep,
  email: EmailStep,
  payment: PaymentPasswordStep,
  twoFactor: TwoFactorStep,
}

const kinds = (isTrial: boolean, isAgent: boolean) =>
  isTrial ? 'security.type_trial' : isAgent ? 'security.type_agent' : 'security.type_member'

/**
 * The account: its names, its protection, and where and when it is used (S-332 to S-336, G-54). A change replaces the
 * overview until it is saved or cancelled.
 */
export const SecurityCentrePage = observer(function SecurityCentrePage() {
  const text = useText()
  const [step, setStep] = useState<SecurityStep>()
  const focus = useStepFocus<HTMLDivElement>(step ?? 'overview')
  const Change = step && steps[step]
  return (
    <Stack>
      <PageHead title={text('in_my_account')}>{text('security.intro')}</PageHead>
      <StepStack ref={focus} role="group" aria-label={text('in_my_account')}>
        {Change ? <Change onDone={() => setStep(undefined)} /> : <Overview onStep={setStep} />}
      </StepStack>
    </Stack>
  )
})

const Overview = observer(function Overview({ onStep }: { onStep: (step: SecurityStep) => void }) {
  const text = useText()
  const intl = useIntl()
  const { day, moment } = useDateTimeText()
  const { member, merchant, session } = useRoot()
  const signOut = useStore(signOutStore)
  const info = member.info.data
  if (!info) return null
  const facts = [
    { label: text('security.user_name'), value: info.account },
    { label: text('security.account_type'), value: text(kinds(session.isTrial, session.isAgent)) },
    {
      label: text('security.market'),
      value: intl.formatDisplayName(merchant.current.country, { type: 'region' }) ?? merchant.current.countryName,
    },
    ...(info.regDate === null ? [] : [{ label: text('security.registered'), value: day(info.regDate) }]),
    ...(info.lastLogin === null ? [] : [{ label: text('security.last_login'), value: moment(info.lastLogin) }]),
    ...(info.lastLoginLocation ? [{ label: text('security.last_login_place'), value: info.lastLoginLocation }] : []),
  ]
  return (
    <>
      <PersonCard onStep={onStep} />
      <Card padding="none">
        <DescriptionList
          variant="ruled"
          aria-label={text('security.facts')}
          items={facts.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi>, strong: true }))}
        />
      </Card>
      <Safeguards onStep={onStep} />
      <LinkedAccounts />
      <Devices />
      <LoginLog />
      <Leaving>
        <p>{text('security.sign_out_text')}</p>
        <Button
          variant="outline"
          tone="neutral"
          startIcon={<LogOut aria-hidden />}
          onClick={() => void signOut.signOut()}
        >
          {text('in_sign_out')}
        </Button>
      </Leaving>
    </>
  )
})

const PersonCard = observer(function PersonCard({ onStep }: { onStep: (step: SecurityStep) => void }) {
  const text = useText()
  const { member, system } = useRoot()
  const info = member.info.data
  if (!info) return null
  const { clubLabel } = info
  const labels = memberLabels(info.memberLabel)
  return (
    <Person>
      <Avatar
        size="lg"
        label=""
        src={system.imageUrl(avatarAddress(member.avatar.data?.avatar))}
        fallbackSrc={defaultAvatar}
      />
      <Names>
        <p>{member.name}</p>
        <p>
          {text('security.account_id')} {info.id}
        </p>
      </Names>
      <Labels role="list" aria-label={text('security.labels')}>
        {clubLabel ? (
          <li>
            <Badge tone="accent" size="md">
              {clubText(clubLabel, (rank) => text('security.rank', { rank }))}
            </Badge>
          </li>
        ) : null}
        {labels.map((label) => (
          <li key={label}>
            <Badge size="md">{label}</Badge>
          </li>
        ))}
      </Labels>
      <Changes>
        {system.hasModules(['PROFPIC3']) ? (
          <Button size="sm" variant="outline" tone="neutral" onClick={() => onStep('avatar')}>
            {text('avatar.change')}
          </Button>
        ) : null}
        <Button size="sm" variant="outline" tone="neutral" onClick={() => onStep('nickname')}>
          {text('nickname.change')}
        </Button>
      </Changes>
    </Person>
  )
})
