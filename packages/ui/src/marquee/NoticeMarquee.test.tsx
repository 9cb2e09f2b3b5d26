import { describeConformance } from '../testing/describeConformance.ts'
import { NoticeMarquee } from './NoticeMarquee.tsx'

describeConformance(
  'NoticeMarquee',
  <NoticeMarquee label="Notices" titles={['Maintenance on Friday']} onOpen={() => undefined} pauseText="Pause" />,
  { root: 'section' },
)
