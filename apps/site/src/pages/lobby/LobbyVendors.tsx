import { Skeleton } from '@croupier/ui/Skeleton'
import { VendorStrip } from '@croupier/ui/VendorStrip'
import { gameListStore, limits } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { allVendorsIcon, defaultVendorIcon } from '../../parts/vendors/defaultIcons.ts'
import { vendorIcon, vendorName } from '../../parts/vendors/VendorMark.tsx'

/** Means all vendors in the strip; no vendor has this code. */
const allVendors = '*'

/**
 * All vendors first, then each of the lobby: seven in view, arrows above 7 for slots and above 5 for the others (S-275,
 * S-276).
 */
export const LobbyVendors = observer(function LobbyVendors({
  panelId,
  onChoose,
}: {
  panelId: string
  onChoose: (vassalage: string | undefined) => void
}) {
  const text = useText()
  const { catalogue, saver, system } = useRoot()
  const gameList = useStore(gameListStore)
  const strip = () => (
    <VendorStrip
      label={text('lobby.vendors')}
      vendors={[
        { value: allVendors, label: text('lobby.all_vendors'), icon: allVendorsIcon },
        ...gameList.vendors.map((card) => {
          const icon = saver.picture(system.imageUrl(vendorIcon(card)))
          return {
            value: card.vassalage,
            label: vendorName(card),
            ...(icon === undefined ? {} : { icon }),
            ...(card.isHot ? { hotText: text('nav.hot') } : {}),
          }
        }),
      ]}
      value={gameList.vassalage ?? allVendors}
      onValueChange={(value) => onChoose(value === allVendors ? undefined : value)}
      fallbackIcon={defaultVendorIcon}
      // “All” is not a vendor and does not count.
      arrowsAbove={1 + (gameList.gameType === 'RNG' ? limits.vendorArrowsAboveRng : limits.vendorArrowsAboveOther)}
      texts={{ previous: text('lobby.previous_vendors'), next: text('lobby.next_vendors') }}

      panelId={panelId}
    />
  )
  return (
    <RemoteView
      value={catalogue.received}
      waiting={<Skeleton style={{ blockSize: '4.5rem' }} />}
      failed={{ title: text('lobby.vendors_failed'), onRetry: () => catalogue.load().catch(() => undefined) }}
    >
      {() => (gameList.vendors.length === 0 ? null : strip())}
    </RemoteView>
  )
})
