import { BrandLogo } from '../brand/BrandLogo.tsx'
import { CopyField } from '../copy-field/CopyField.tsx'
import { DescriptionList } from '../description-list/DescriptionList.tsx'
import { MaintenanceState } from '../maintenance-state/MaintenanceState.tsx'
import { OfflineState } from '../offline-state/OfflineState.tsx'
import { FormSkeleton } from '../skeleton/FormSkeleton.tsx'
import { ListSkeleton } from '../skeleton/ListSkeleton.tsx'
import { TableSkeleton } from '../skeleton/TableSkeleton.tsx'
import { TileSkeleton } from '../skeleton/TileSkeleton.tsx'
import { Statistic } from '../statistic/Statistic.tsx'
import { Tag } from '../tag/Tag.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { VipBadge } from '../vip-badge/VipBadge.tsx'
import type { Subject } from './conformance.tsx'

const copyLabels = { copy: 'Copy', copied: 'Copied', failed: 'Select it by hand' }
const statistic = <Statistic label="Turnover" value="₱1.00" loadingText="Loading" />
const offline = <OfflineState title="No connection" retryText="Try again" retryingText="Trying" onRetry={() => {}} />
const stages = [{ key: 'a', title: 'Received', state: 'done' as const, stateText: 'done' }]

/** Components that only show something, each with what it promises. */
export const dataComponents = {
  BrandLogo: {
    element: <BrandLogo name="Manila Bay" />,
    root: 'span',
    states: {
      page: { element: <BrandLogo name="Manila Bay" />, attributes: { 'data-ground': 'page', role: 'img' } },
      deep: { element: <BrandLogo name="Manila Bay" ground="deep" />, attributes: { 'data-ground': 'deep' } },
    },
  },
  Tag: {
    element: <Tag>Slots</Tag>,
    root: 'span',
    states: {
      plain: { element: <Tag>Slots</Tag>, attributes: { 'data-removable': null } },
      removable: {
        element: (
          <Tag onRemove={() => {}} removeText="Remove Slots">
            Slots
          </Tag>
        ),
        attributes: { 'data-removable': '' },
      },
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
        element: <Statistic label="Turnover" value={null} loadingText="Loading" />,
        attributes: { 'data-loading': '' },
      },
      moved: {
        element: (
          <Statistic label="T" value="1" loadingText="" change={{ direction: 'up', text: '2 % more' }} size="sm" />
        ),
        attributes: { 'data-direction': 'up', 'data-size': 'sm' },
      },
    },
  },
  DescriptionList: {
    element: <DescriptionList items={[{ term: 'Reference', value: '1' }]} />,
    root: 'dl',
    states: {
      stacked: {
        element: <DescriptionList layout="stacked" items={[{ term: 'Reference', value: '1' }]} />,
        attributes: { 'data-layout': 'stacked' },
      },
    },
  },
  Timeline: { element: <Timeline label="Stages" stages={stages} />, root: 'ol' },
  CopyField: { element: <CopyField label="Link" value="x" copyLabels={copyLabels} />, root: 'div' },
  OfflineState: {
    element: offline,
    root: 'div',
    states: { plain: { element: offline, attributes: { role: 'status', 'data-retrying': null, 'data-size': 'md' } } },
  },
  MaintenanceState: { element: <MaintenanceState title="Closed" />, root: 'div' },
  TableSkeleton: { element: <TableSkeleton />, root: 'div' },
  TileSkeleton: {
    element: <TileSkeleton />,
    root: 'div',
    states: { banner: { element: <TileSkeleton picture="banner" />, attributes: { 'data-picture': 'banner' } } },
  },
  ListSkeleton: {
    element: <ListSkeleton />,
    root: 'div',
    states: { circle: { element: <ListSkeleton mark="circle" />, attributes: { 'data-mark': 'circle' } } },
  },
  FormSkeleton: { element: <FormSkeleton />, root: 'div' },
} as const satisfies Readonly<Record<string, Subject>>
