import { gameListStore, pvpRoomsStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { Shelf } from '../../parts/page/Shelf.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'

const Place = styled(Card)`
  display: grid;
  gap: ${tokens.space.s2};
  align-content: space-between;
  block-size: 100%;
`

const Name = styled.h3`
  font-size: ${tokens.fontSize.md};
`

const Muted = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

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
                <Place>
                  <div>
                    <Name>{room.name}</Name>
                    <Muted>
                      {room.minBet === room.maxBet
                        ? text('rooms.stake', { amount: money.amount(room.minBet) })
                        : text('rooms.stakes', { least: money.amount(room.minBet), most: money.amount(room.maxBet) })}
                    </Muted>
                  </div>
                  <Button size="sm" onClick={() => launch.choosePvpRoom(room)}>
                    {text('rooms.open')}
                  </Button>
                </Place>
              </li>
            ))}
          </Shelf>
        )
      }
    </RemoteView>
  )
})
