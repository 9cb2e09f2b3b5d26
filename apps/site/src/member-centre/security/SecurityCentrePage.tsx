import { signOutStore } from '@croupier/stores'
import { Avatar, Badge, Button, Card, DescriptionList, tokens } from '@croupier/ui'
import { KeyRound, LogOut } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { avatarAddress } from '../../parts/member/avatarAddress.ts'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { defaultAvatar } from '../../parts/vendors/defaultIcons.ts'
import { PageHead, PageRoom } from '../PageHead.tsx'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { Devices } from './Devices.tsx'
import { memberLabels } from './memberLabels.ts'

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
    margin: 0;
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
  margin: 0;
  padding: 0;
  list-style: none;
`

const Leaving = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};

  & > p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

const kinds = (isTrial: boolean, isAgent: boolean) =>
  isTrial ? 'security.type_trial' : isAgent ? 'security.type_agent' : 'security.type_member'

/** The facts of the account as the platform gives them, a missing one said as such (S-332, S-336). */
export const SecurityCentrePage = observer(function SecurityCentrePage() {
  const text = useText()
  const { day, moment } = useMomentText()
  const { guard, member, merchant, session, system } = useRoot()
  const signOut = useStore(signOutStore)
  const info = member.info.data
  if (!info) return null
  const { clubLabel } = info
  const labels = memberLabels(info.memberLabel)
  const facts = [
    { label: text('security.user_name'), value: info.account },
    { label: text('security.nickname'), value: info.nickname || text('security.not_set') },
    { label: text('security.account_type'), value: text(kinds(session.isTrial, session.isAgent)) },
    { label: text('security.mobile'), value: info.mobile || text('security.not_set') },
    { label: text('security.market'), value: merchant.current.countryName },
    ...(info.regDate === null ? [] : [{ label: text('security.registered'), value: day(info.regDate) }]),
    ...(info.lastLogin === null ? [] : [{ label: text('security.last_login'), value: moment(info.lastLogin) }]),
    ...(info.lastLoginLocation ? [{ label: text('security.last_login_place'), value: info.lastLoginLocation }] : []),
  ]
  return (
    <PageRoom>
      <PageHead title={text('in_my_account')}>{text('security.intro')}</PageHead>
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
        <Labels aria-label={text('security.labels')}>
          {clubLabel ? (
            <li>
              <Badge tone="accent" size="md">
                {[
                  clubLabel.labelName,
                  clubLabel.rankLevel === null ? '' : text('security.rank', { rank: clubLabel.rankLevel }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Badge>
            </li>
          ) : null}
          {labels.map((label) => (
            <li key={label}>
              <Badge size="md">{label}</Badge>
            </li>
          ))}
        </Labels>
      </Person>
      <Card padding="none">
        <DescriptionList
          variant="ruled"
          aria-label={text('security.facts')}
          items={facts.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi>, strong: true }))}
        />
      </Card>
      <Leaving>
        <p>{text('security.password_tip')}</p>
        <Button
          variant="outline"
          tone="neutral"
          startIcon={<KeyRound aria-hidden />}
          onClick={() => void guard.askPasswordChange()}
        >
          {text('change_password')}
        </Button>
      </Leaving>
      <Devices />
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
    </PageRoom>
  )
})
