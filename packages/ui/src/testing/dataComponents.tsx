import { BrandLogo } from '../brand/BrandLogo.tsx'
import { CopyField } from '../copy-field/CopyField.tsx'
import { DescriptionList } from '../description-list/DescriptionList.tsx'
import { ListSkeleton } from '../skeleton/ListSkeleton.tsx'
import { TileSkeleton } from '../skeleton/TileSkeleton.tsx'
import { Statistic } from '../statistic/Statistic.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { VipBadge } from '../vip-badge/VipBadge.tsx'
import type { Subject } from './conformance.tsx'

const statistic = <Statistic label="Turnover" value="₱1.00" texts={{ loading: 'Loading' }} />
const stages = [{ value: 'a', label: 'Received', state: 'done' as const, stateText: 'done' }]

/** Components that show data, each with the root and the states it documents. */
export const dataComponents = {
  BrandLogo: {
    element: <BrandLogo name="Manila Bay" />,
    root: 'span',
    states: {
      page: { element: <BrandLogo name="Manila Bay" />, attributes: { 'data-ground': 'page', role: 'img' } },
      deep: { element: <BrandLogo name="Manila Bay" ground="deep" />, attributes: { 'data-ground': 'deep' } },
    },
  },
  VipBadge: {
    element: <VipBadge level={3} label="Rank 3" />,
    root: 'span',
    states: {
      plain: { element: <VipBadge level={3} label="Rank 3" />, attributes: { 'data-vip': null, 'data-size': 'md' } },
      vip: { element: <VipBadge level={5} vip label="VIP 5" />, attributes: { 'data-vip': '', 'data-level': '5' } },
    },
  },
  Statistic: {
    element: statistic,
    root: 'dl',
    states: {
      plain: { element: statistic, attributes: { 'data-size': 'md', 'data-loading': null, 'data-direction': null } },
      loading: {
        element: <Statistic label="Turnover" value={null} texts={{ loading: 'Loading' }} />,
        attributes: { 'data-loading': '' },
      },
      moved: {
        element: (
          <Statistic
            label="T"
            value="1"
            texts={{ loading: '' }}
            change={{ direction: 'up', text: '2% more' }}
            size="sm"
          />
        ),
        attributes: { 'data-direction': 'up', 'data-size': 'sm' },
      },
    },
  },
  DescriptionList: {
    element: <DescriptionList items={[{ label: 'Reference', value: '1' }]} />,
    root: 'dl',
    states: {
      stacked: {
        element: <DescriptionList layout="stacked" items={[{ label: 'Reference', value: '1' }]} />,
        attributes: { 'data-layout': 'stacked' },
      },
    },
  },
  Timeline: { element: <Timeline label="Stages" stages={stages} />, root: 'ol' },
  CopyField: { element: <CopyField label="Link" value="x" />, root: 'div' },
  TileSkeleton: {
    element: <TileSkeleton />,
    root: 'div',
  },
  ListSkeleton: {
    element: <ListSkeleton />,
    root: 'div',
    states: { circle: { element: <ListSkeleton mark="circle" />, attributes: { 'data-mark': 'circle' } } },
  },
} as const satisfies Readonly<Record<string, Subject>>
