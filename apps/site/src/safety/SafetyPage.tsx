import { safetyStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { page } from '../parts/page/page.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { PageGuard } from '../parts/forms/PageGuard.tsx'
import { PageTitle } from '../parts/page/PageTitle.ts'
import { Lead } from '../parts/page/ReadingPage.ts'
import { useText } from '../parts/text/useText.ts'
import { ZoneNote } from '../parts/text/ZoneNote.tsx'
import { LimitsShape } from './LimitsShape.tsx'
import { Deferred } from '../parts/deferred/Deferred.tsx'
import { SafetyHelp } from './SafetyHelp.tsx'

// Long forms, and much script: title, introduction and help do not wait for them.
const SafetyMember = page('safety/member', async () => (await import('./SafetyMember.tsx')).SafetyMember)
const SafetyTest = page('safety/test', async () => (await import('./SafetyTest.tsx')).SafetyTest)

/** Fetches every part of the page. Never rejects. */
export const preloadSafetyParts = (): Promise<unknown> => Promise.all([SafetyMember.preload(), SafetyTest.preload()])

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s6};
  max-inline-size: 60rem;
  margin-inline: auto;

  & h2 {
    margin: 0 0 ${tokens.space.s3};
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.xl};
    line-height: ${tokens.leading.tight};
  }
  & section {
    scroll-margin-block-start: 8rem;
  }
`

/**
 * Safer play on one page: limits, breaks, history, self-test, help and complaints (G-08 to G-18, G-30 to G-32, G-38,
 * G-43 to G-45). Test and help work without an account.
 */
export const SafetyPage = observer(function SafetyPage({
  inDialog = false,
}: {
  /** The dialog around it has the title. Default false. */
  inDialog?: boolean
}) {
  const text = useText()
  const { guard, pageLeave, session } = useRoot()
  const safety = useStore(safetyStore)
  const { isSignedIn } = session
  useEffect(() => {
    if (isSignedIn) void safety.load()
  }, [isSignedIn, safety])
  return (
    <PageGuard leaving={pageLeave}>
      <Root>
        <div>
          {inDialog ? null : <PageTitle>{text('title.safety')}</PageTitle>}
          <Lead>{text('safety.lead')}</Lead>
          {isSignedIn ? <ZoneNote /> : null}
        </div>
        {isSignedIn ? (
          <Deferred
            placeholder={
              <section>
                <h2>{text('safety.limits')}</h2>
                <LimitsShape />
              </section>
            }
          >
            <SafetyMember />
          </Deferred>
        ) : (
          <Callout
            tone="info"
            action={<Button onClick={() => guard.require(() => undefined)}>{text('hd_login_button')}</Button>}
          >
            {text('safety.log_in')}
          </Callout>
        )}
        <Deferred
          placeholder={
            <section>
              <h2>{text('safety.test')}</h2>
              {/* As tall as the questions on a phone. */}
              <Skeleton style={{ blockSize: '87rem' }} />
            </section>
          }
        >
          <SafetyTest />
        </Deferred>
        <SafetyHelp />
      </Root>
    </PageGuard>
  )
})
