import { Button, ErrorState, Skeleton, VendorStrip } from '@croupier/ui'
import { gameListStore, limits } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { defaultVendorIcon } from '../../parts/vendors/defaultIcons.ts'
import { vendorIcon, vendorName } from '../../parts/vendors/VendorMark.tsx'

/** The vendors of the lobby: seven in view, arrows above 7 for slots and above 5 for the others (S-275, S-276). */
export const LobbyVendors = observer(function LobbyVendors({
  panelId,
  onChoose,
}: {
  panelId: string
  onChoose: (vassalage: string) => void
}) {
  const text = useText()
  const { catalogue, system } = useRoot()
  const gameList = useStore(gameListStore)
  const { received } = catalogue
  if (received.data === undefined)
    return received.failure ? (
      <ErrorState
        title={text('lobby.vendors_failed')}
        action={<Button onClick={() => void catalogue.load().catch(() => undefined)}>{text('retry_once')}</Button>}
      />
    ) : (
      <Skeleton style={{ blockSize: '5.5rem' }} />
    )
  if (gameList.vendors.length === 0) return null
  return (
    <VendorStrip
      label={text('lobby.vendors')}
      vendors={gameList.vendors.map((card) => {
        const icon = system.imageUrl(vendorIcon(card))
        return {
          id: card.vassalage,
          name: vendorName(card),
          ...(icon === undefined ? {} : { icon }),
          ...(card.isHot ? { hotText: text('nav.hot') } : {}),
        }
      })}
      value={gameList.vassalage ?? ''}
      onChange={onChoose}
      fallbackIcon={defaultVendorIcon}
      arrowsAbove={gameList.gameType === 'RNG' ? limits.vendorArrowsAboveRng : limits.vendorArrowsAboveOther}
      previousText={text('lobby.previous_vendors')}
      nextText={text('lobby.next_vendors')}
      panelId={panelId}
    />
  )
})
