import { Handshake } from 'lucide-react'
import { agreementsStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../base/RootContext.ts'
import { EntryList } from '../parts/centre/entries.ts'
import { PageButtons } from '../parts/remote/PageButtons.tsx'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useResultWords } from '../parts/remote/useResultWords.ts'
import { useText } from '../parts/text/useText.ts'
import { AgreementActions } from './AgreementActions.tsx'
import { AgreementCard } from './AgreementCard.tsx'
import { useAgreementText } from './useAgreementText.ts'

const Cards = styled(EntryList)`
  /* Cards in a row are as high as the highest. */
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The contracts of the store's filters in pages, each with its terms and what can be done with it (S-396, S-400). */
export const AgreementList = observer(function AgreementList() {
  const text = useText()
  const words = useAgreementText()
  const store = useStore(agreementsStore)
  const { isLoading } = store.result
  const { side, state } = store.filters
  useResultWords(store, text(`agreements.empty_title_${state}`))
  return (
    <RemoteView
      value={store.result}
      waiting={<ListSkeleton rows={4} />}
      failed={{ headingLevel: 4, title: text('agreements.failed'), onRetry: () => store.refresh() }}
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            headingLevel={4}
            art={<Handshake aria-hidden />}
            title={text(`agreements.empty_title_${state}`)}
            text={text(state === 'ended' ? 'agreements.empty_ended' : `agreements.empty_${side}`)}
          />
        ) : (
          <>
            <Cards aria-busy={isLoading}>
              {list.map((agreement) => (
                <li key={agreement.id}>
                  <AgreementCard
                    agreement={agreement}
                    actions={
                      <>
                        <Button
                          variant="outline"
                          aria-label={text('agreements.details_of', { name: words.name(agreement) })}
                          onClick={() => store.open(agreement.id)}
                        >
                          {text('agreements.details')}
                        </Button>
                        <AgreementActions agreement={{ ...agreement, mayAnswer: false }} />
                      </>
                    }
                  />
                </li>
              ))}
            </Cards>
            <PageButtons list={store} />
          </>
        )
      }
    </RemoteView>
  )
})
