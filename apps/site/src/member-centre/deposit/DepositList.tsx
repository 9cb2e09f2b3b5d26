import { Wallet } from 'lucide-react'
import { depositStore } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { DepositEntry } from './DepositEntry.tsx'

const List = styled.ul`
  & > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

/** The newest deposits, each with its status (S-343, S-344). Renders a `<section>`. */
export const DepositList = observer(function DepositList() {
  const text = useText()
  const deposit = useStore(depositStore)
  return (
    <PageSection title={text('deposit.list')}>
      <RemoteView
        value={deposit.list.deposits}
        waiting={<Skeleton style={{ blockSize: '9rem' }} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('deposit.list_failed'),
          onRetry: () => deposit.list.load(),
        }}
        empty={
          <Card padding="none">
            <EmptyState
              headingLevel={4}
              size="sm"
              art={<Wallet aria-hidden />}
              title={text('deposit.list_empty_title')}
              text={text('deposit.list_empty_text')}
            />
          </Card>
        }
      >
        {(deposits) => (
          <Card padding="none">
            <List role="list">
              {/* The one that was just paid shows in place of the form. */}
              {deposits
                .filter(({ id }) => id !== deposit.paidId)
                .map((one) => (
                  <li key={one.id}>
                    <DepositEntry deposit={one} />
                  </li>
                ))}
            </List>
          </Card>
        )}
      </RemoteView>
    </PageSection>
  )
})
