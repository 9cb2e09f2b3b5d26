import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { useText } from '../../parts/text/useText.ts'
import { DownloadCode } from './DownloadCode.tsx'
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

/** QR codes and links of the app downloads (S-217). */
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
        {downloads.map((download) => (
          <One key={download.type}>
            <DownloadCode download={download} />
            <a href={download.url} target="_blank" rel="noopener noreferrer">
              {download.name ?? text(download.nameKey)}
            </a>
          </One>
        ))}
      </Grid>
    </Modal>
  )
}
