import { useHeldInput } from '@croupier/forms/useHeldInput'
import { accountSecurityStore } from '@croupier/stores'
import { Avatar } from '@croupier/ui/Avatar'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { defaultAvatar } from '../../parts/vendors/defaultIcons.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { StepCard } from './securityStyle.ts'

const Pictures = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: ${tokens.space.s2};
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${tokens.space.s3};
    padding: 0;
    font-weight: ${tokens.fontWeight.medium};
  }
`

const Picture = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  padding: ${tokens.space.s2};
  border: 2px solid transparent;
  border-radius: ${tokens.radius.md};
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.border};
  }
  &:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    z-index: 1;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`

/** The choice of a picture; one that does not come shows the default picture instead (S-333). */
export const AvatarStep = observer(function AvatarStep({ onDone }: { onDone: () => void }) {
  const text = useText()
  const { member, system, toasts } = useRoot()
  const store = useStore(accountSecurityStore)
  const toastRefusal = useRefusalToast()
  const own = member.avatar.data?.avatar ?? ''
  const [chosen, setChosen] = useState(own)
  useHeldInput(chosen !== own)
  useEffect(() => {
    void store.loadAvatars()
  }, [store])
  const save = async () => {
    if (!toastRefusal(await store.setAvatar(chosen))) return
    toasts.show({ tone: 'success', textKey: 'avatar.saved' })
    onDone()
  }
  return (
    <Card>
      <StepCard>
        <RemoteView
          value={store.avatars}
          waiting={<Skeleton style={{ blockSize: '12rem' }} />}
          failed={{ headingLevel: 4, size: 'sm', title: text('avatar.failed'), onRetry: () => store.loadAvatars() }}
        >
          {(pictures) => (
            <Pictures>
              <legend>{text('avatar.choose')}</legend>
              {pictures.map(({ avatar, url }, at) => (
                <Picture key={avatar}>
                  <input
                    type="radio"
                    name="avatar"
                    value={avatar}
                    checked={chosen === avatar}
                    aria-label={text('avatar.option', { number: at + 1 })}
                    onChange={() => setChosen(avatar)}
                  />
                  <Avatar size="lg" label="" src={system.imageUrl(url)} fallbackSrc={defaultAvatar} />
                </Picture>
              ))}
            </Pictures>
          )}
        </RemoteView>
        <Actions>
          <Button loading={store.isBusy} onClick={() => void save()}>
            {text('form.save')}
          </Button>
          <Button variant="ghost" tone="neutral" onClick={onDone}>
            {text('back')}
          </Button>
        </Actions>
      </StepCard>
    </Card>
  )
})
