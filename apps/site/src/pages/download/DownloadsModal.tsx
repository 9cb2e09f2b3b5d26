import { Modal } from '@croupier/ui/Modal'
import { QrCode } from '@croupier/ui/QrCode'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { useText } from '../../parts/text/useText.ts'
import type { Download } from './downloads.ts'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};
`

const One = styled.li`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s3};
  font-size: ${tokens.fontSize.sm};
  text-align: center;

  a {
    color: ${tokens.color.accentText};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

/** QR codes of 120 px and links of the app downloads (S-217). */
export function DownloadsModal({
  open,
  onClose,
  downloads,
}: {
  open: boolean
  onClose: () => void
  downloads: readonly Download[]
}) {
  const text = useText()
  return (
    <Modal open={open} onClose={onClose} title={text('in_app_download')} width={520} height="auto" clickToClose>
      <Grid role="list">
        {downloads.map(({ type, nameKey, name = text(nameKey), qrCodeUrl, url }) => (
          <One key={type}>
            {qrCodeUrl ? (
              <img src={qrCodeUrl} alt={text('download.qr_of', { name })} width={120} height={120} />
            ) : (
              <QrCode value={url} label={text('download.qr_of', { name })} size={120} />
            )}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </One>
        ))}
      </Grid>
    </Modal>
  )
}
