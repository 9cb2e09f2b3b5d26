import { depositStore } from '@croupier/stores'
import { Button, Card, EmptyState, ErrorState, Skeleton, t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { DepositEntry } from './DepositEntry.tsx'

const Title = styled.h3`
  margin: 0 0 ${t.space.s3};
  font-family: ${t.font.display};
  font-size: ${t.fontSize.lg};
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The newest deposits, each with where it stands (S-343, S-344). Renders a `<section>`. */
export const DepositList = observer(function DepositList() {
  const text = useText()
  const deposit = useStore(depositStore)
  const { data, failure, isLoading } = deposit.deposits
  return (
    <section aria-label={text('deposit.list')}>
      <Title>{text('deposit.list')}</Title>
      {data ? (
        <Card padding="none">
          {data.length === 0 ? (
            <EmptyState
              headingLevel={4}
              size="sm"
              title={text('deposit.list_empty_title')}
              text={text('deposit.list_empty_text')}
            />
          ) : (
            <List>
              {data.map((one) => (
                <DepositEntry key={one.id} deposit={one} />
              ))}
            </List>
          )}
        </Card>
      ) : failure === undefined || isLoading ? (
        <Skeleton style={{ blockSize: '9rem' }} />
      ) : (
        <ErrorState
          headingLevel={4}
          size="sm"
          title={text('deposit.list_failed')}
          action={<Button onClick={() => void deposit.loadDeposits()}>{text('retry_once')}</Button>}
        />
      )}
    </section>
  )
})
