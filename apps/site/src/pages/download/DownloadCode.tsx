import { QrCode } from '@croupier/ui/QrCode'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import type { Download } from './downloads.ts'

const size = 120

/**
 * The QR code of a download, 120 px wide: the platform's picture of it, or drawn from the address if there is none or it
 * does not load (S-217). Renders an `<img>` or an `<svg>`.
 */
export const DownloadCode = observer(function DownloadCode({
  download: { nameKey, name, qrCodeUrl, url },
}: {
  download: Download
}) {
  const text = useText()
  const { system } = useRoot()
  const [broken, setBroken] = useState<string>()
  const label = text('download.qr_of', { name: name ?? text(nameKey) })
  const picture = system.imageUrl(qrCodeUrl)
  return picture === undefined || picture === broken ? (
    <QrCode value={url} label={label} size={size} />
  ) : (
    <img src={picture} alt={label} width={size} height={size} onError={() => setBroken(picture)} />
  )
})
