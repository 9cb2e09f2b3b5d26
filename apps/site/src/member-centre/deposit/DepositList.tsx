import { depositStore } from '@croupier/stores'
import { Card, EmptyState, Skeleton, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { DepositEntry } from './DepositEntry.tsx'

const Title = styled.h3`
  margin: 0 0 ${tokens.space.s3};
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

/** The newest deposits, each with its status (S-343, S-344). Renders a `<section>`. */
export const DepositList = observer(function DepositList() {
  const text = useText()
  const deposit = useStore(depositStore)
  return (
    <section aria-label={text('deposit.list')}>
      <Title>{text('deposit.list')}</Title>
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
              title={text('deposit.list_empty_title')}
              text={text('deposit.list_empty_text')}
            />
          </Card>
        }
      >
        {(deposits) => (
          <Card padding="none">
            <List>
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
    </section>
  )
})
