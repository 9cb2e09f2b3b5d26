import { describeConformance } from '../testing/describeConformance.ts'
import { QrCode } from './QrCode.tsx'

describeConformance('QrCode', <QrCode value="https://app.example/get" label="QR code of the app" />, {
  root: 'svg',
  states: {
    plain: {
      element: <QrCode value="https://app.example/get" label="QR code of the app" />,
      attributes: { role: 'img', width: '120', height: '120' },
    },
  },
})
