import { Coins } from 'lucide-react'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { Callout } from '../callout/Callout.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { Field } from '../field/Field.tsx'
import { Input } from '../input/Input.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { Switch } from '../switch/Switch.tsx'
import { Tab } from '../tabs/Tab.tsx'
import { TabList } from '../tabs/TabList.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { each, named, Row, Sheet, Wide } from './gridParts.tsx'
import { powerset } from './powerset.ts'

const labels = {
  nav: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pages: number) => `${page} of ${pages}`,
}
const tones = ['accent', 'neutral', 'danger'] as const
const buttons = powerset({
  variant: ['solid', 'soft', 'outline', 'ghost'],
  size: ['sm', 'md', 'lg'],
} as const)
const waiting = powerset({ loading: [false, true], disabled: [false, true], variant: ['solid', 'outline'] } as const)
const badges = powerset({
  tone: ['neutral', 'accent', 'win', 'success', 'info', 'warning', 'danger'],
  size: ['sm', 'md'],
} as const)
const boxes = powerset({ defaultChecked: [false, true], disabled: [false, true] } as const)
const fields = powerset({ value: ['', 'maria'], fault: [false, true], disabled: [false, true] } as const)

const meta = preview.meta({
  title: 'Patterns/Grids',
  // Every state has a story and a test elsewhere; these grids are for visual review.
  tags: ['!autodocs'],
})

/** Buttons and badges in every tone, variant, size and state. */
export const Buttons = meta.story({
  render: () => (
    <Sheet>
      {tones.map((tone) => (
        <Row key={tone}>
          {each(buttons, (props) => (
            <Button tone={tone} {...props}>
              {named(props)}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {each(waiting, (props) => (
          <Button {...props} startIcon={<Coins aria-hidden />}>
            {props.variant}
          </Button>
        ))}
      </Row>
      <Row>
        {each(badges, (props) => (
          <Badge {...props}>{named(props)}</Badge>
        ))}
      </Row>
    </Sheet>
  ),
})

/** Fields and feedback. */
export const Inputs = meta.story({
  render: () => (
    <Sheet>
      <Wide>
        {fields.map(({ value, fault, disabled }, index) => (
          <Field
            key={index}
            label={`Account ${index + 1}`}
            description="Letters and digits"
            disabled={disabled}
            error={fault ? 'Between 6 and 12 characters.' : undefined}
          >
            <Input defaultValue={value} placeholder="maria" />
          </Field>
        ))}
      </Wide>
      <Row>
        {each(boxes, (props) => (
          <Checkbox {...props}>Remember me</Checkbox>
        ))}
      </Row>
      <Row>
        {each(boxes, (props) => (
          <Switch {...props}>Sound</Switch>
        ))}
      </Row>
      <Wide>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Callout key={tone} tone={tone} title={`Callout: ${tone}`}>
            And what to do now.
          </Callout>
        ))}
        {(['accent', 'success', 'danger'] as const).map((tone, index) => (
          <ProgressBar key={tone} label={tone} tone={tone} value={30 * (index + 1)} />
        ))}
      </Wide>
      <Pagination page={4} pages={20} onPageChange={() => undefined} texts={labels} />
      {(['line', 'segment'] as const).map((variant) => (
        <Tabs key={variant} defaultValue="one">
          <TabList label={`Lanes, ${variant}`} variant={variant}>
            <Tab value="one">Slots</Tab>
            <Tab value="two">Fishing</Tab>
            <Tab value="three" disabled>
              Cards
            </Tab>
          </TabList>
        </Tabs>
      ))}
    </Sheet>
  ),
})
