/** Everything that adds its own styles: engines, late parts, windows. A page with a strict policy shows them all. */
import {
  BannerCarousel,
  DateRange,
  Field,
  GameTile,
  IconButton,
  Menu,
  Modal,
  ProgressBar,
  Select,
  Table,
  TextButton,
  ToastProvider,
  useToasts,
  VendorStrip,
} from '@croupier/ui'
import { useState } from 'react'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const banners = ['one', 'two'].map((value) => ({ value, label: `Banner ${value}`, image: dot }))
const vendors = Array.from({ length: 9 }, (_, place) => ({ value: String(place), label: `Vendor ${place}` }))
const columns = [{ value: 'game', label: 'Game', cell: (row: number) => `Game ${row}` }]

const Shown = () => {
  const { show } = useToasts()
  return <TextButton onClick={() => show({ title: 'Shown' })}>Show a message</TextButton>
}

export function Strict() {
  const [open, setOpen] = useState(false)
  const [vendor, setVendor] = useState('0')
  return (
    <ToastProvider texts={{ notifications: 'Messages' }}>
      <Field label="Country">
        <Select
          options={[
            { value: 'ph', label: 'Philippines' },
            { value: 'bd', label: 'Bangladesh' },
          ]}
        />
      </Field>
      <DateRange
        legend="Period"
        texts={{ from: 'From', to: 'To', calendar: 'Open the calendar', fault: (fault) => fault }}
      />
      <ProgressBar label="Rollover" value={40} />
      <BannerCarousel
        label="Banners"
        banners={banners}
        size={{ width: 300, height: 100 }}
        texts={{ dot: ({ label }) => label }}
      />
      <VendorStrip label="Vendors" vendors={vendors} value={vendor} onValueChange={setVendor} fallbackIcon={dot} />
      <GameTile name="Koi" image={dot} fallbackImage={dot} onLaunch={() => undefined} />
      <Table label="Games" texts={{}} columns={columns} rows={[1, 2]} rowKey={String} />
      <Menu
        trigger={<IconButton label="Actions">+</IconButton>}
        entries={[{ value: 'one', label: 'First action', onSelect: () => undefined }]}
      />
      <Shown />
      <TextButton onClick={() => setOpen(true)}>Open a window</TextButton>
      <Modal size="default" open={open} title="A window" onClose={() => setOpen(false)}>
        Its content
      </Modal>
    </ToastProvider>
  )
}
