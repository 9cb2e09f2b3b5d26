import { gameListStore, pvpRoomsStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { Shelf } from '../../parts/page/Shelf.tsx'
import { ShelfCard, ShelfCardFact } from '../../parts/page/ShelfCard.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'

/** The rooms of the card games with their stakes; each opens its table (S-312). For members only. */
export const PvpRooms = observer(function PvpRooms() {
  const text = useText()
  const money = useMoney()
  const { launch, session } = useRoot()
  const { vassalage } = useStore(gameListStore)
  const store = useStore(pvpRoomsStore)
  const { isSignedIn } = session
  useEffect(() => {
    if (isSignedIn) void store.load(vassalage)
  }, [isSignedIn, store, vassalage])
  if (!isSignedIn) return null
  return (
    <RemoteView
      value={store.rooms}
      waiting={<Skeleton style={{ blockSize: '10rem' }} />}
      failed={{ title: text('rooms.failed'), onRetry: () => store.load() }}
    >
      {(rooms) =>
        rooms.length === 0 ? null : (
          <Shelf title={text('rooms.title')} item="14rem">
            {rooms.map((room) => (
              <li key={room.id}>
                <ShelfCard
                  name={room.name}
                  action={
                    <Button size="sm" onClick={() => launch.choosePvpRoom(room)}>
                      {text('rooms.open')}
                    </Button>
                  }
                >
                  <ShelfCardFact>
                    {room.minBet === room.maxBet
                      ? text('rooms.stake', { amount: money.amount(room.minBet) })
                      : text('rooms.stakes', { least: money.amount(room.minBet), most: money.amount(room.maxBet) })}
                  </ShelfCardFact>
                </ShelfCard>
              </li>
            ))}
          </Shelf>
        )
      }
    </RemoteView>
  )
})
