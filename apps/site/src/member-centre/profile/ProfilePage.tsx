import { ProfileForm } from '@croupier/forms/ProfileForm'
import { profileStore } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { Stack } from '../../parts/page/Stack.ts'
import { IdentityCheckSection } from './IdentityCheckSection.tsx'
import { Readiness } from './Readiness.tsx'

/** Fields side by side if there is room; other content takes a full line. */
const Details = styled(Card)`
  & > form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: ${tokens.space.s4};
  }
  & > form > :not(fieldset),
  & > form > fieldset > :not(:has(input)) {
    grid-column: 1 / -1;
  }
`

/**
 * The member's identity: what a withdrawal will require, the identity check, and personal details (S-335, G-02, N-6).
 */
export const ProfilePage = observer(function ProfilePage() {
  const text = useText()
  const store = useStore(profileStore)
  useEffect(() => {
    void store.load()
  }, [store])
  return (
    <Stack>
      <PageHead title={text('profile.page_title')}>{text('profile.intro')}</PageHead>
      <Readiness />
      <IdentityCheckSection />
      <PersonalDetails />
    </Stack>
  )
})

const PersonalDetails = observer(function PersonalDetails() {
  const text = useText()
  const { merchant, platformClock, toasts } = useRoot()
  const store = useStore(profileStore)
  const now = useCallback(() => new Date(platformClock.now()), [platformClock])
  return (
    <PageSection title={text('profile.title')}>
      <RemoteView
        value={store.details}
        waiting={<Skeleton style={{ blockSize: '28rem' }} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('profile.failed'), onRetry: () => store.load() }}
      >
        {(details) => (
          <Details>
            <FormTexts>
              <ProfileForm
                profile={details}
                minimumAge={merchant.current.minimumAge}
                now={now}
                onSubmit={async (update) => {
                  const outcome = await store.save(update)
                  if (outcome.kind === 'done') toasts.show({ tone: 'success', textKey: 'profile.saved' })
                  return formOutcome(outcome)
                }}
              />
            </FormTexts>
          </Details>
        )}
      </RemoteView>
    </PageSection>
  )
})
