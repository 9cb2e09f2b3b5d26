import { Amount } from '@croupier/ui/Amount'
import { Avatar } from '@croupier/ui/Avatar'
import { Badge } from '@croupier/ui/Badge'
import { Breadcrumbs } from '@croupier/ui/Breadcrumbs'
import { Button } from '@croupier/ui/Button'
import { Checkbox } from '@croupier/ui/Checkbox'
import { Combobox } from '@croupier/ui/Combobox'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Field } from '@croupier/ui/Field'
import { IconButton } from '@croupier/ui/IconButton'
import { Input } from '@croupier/ui/Input'
import { Link } from '@croupier/ui/Link'
import { Menu } from '@croupier/ui/Menu'
import { RadioGroup } from '@croupier/ui/RadioGroup'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { Select } from '@croupier/ui/Select'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Spinner } from '@croupier/ui/Spinner'
import { Stepper } from '@croupier/ui/Stepper'
import { Switch } from '@croupier/ui/Switch'
import { Textarea } from '@croupier/ui/Textarea'
import { VipBadge } from '@croupier/ui/VipBadge'
import { Heart } from 'lucide-react'
import { useId, useState } from 'react'
import { Columns, Row, Stack } from './screenParts.ts'

const tones = ['neutral', 'accent', 'win', 'success', 'info', 'warning', 'danger'] as const
const variants = ['solid', 'soft', 'outline', 'ghost'] as const
const currencies = ['PHP', 'BDT', 'THB'].map((value) => ({ value, label: value }))
const days = ['Today', 'Week', 'Month'].map((label) => ({ value: label, label }))
const comboboxTexts = { openOptions: 'Show all', clear: 'Clear', nothingFound: 'Nothing found', loading: 'Loading…' }
const steps = [
  { value: 'amount', label: 'Amount', state: 'done' },
  { value: 'method', label: 'Method', state: 'current' },
  { value: 'proof', label: 'Proof', state: 'upcoming' },
] as const
const stepTexts = { done: 'done', current: 'in progress', failed: 'failed', upcoming: 'not started' } as const

/** Controls and small parts in their states, as a designer's sheet. */
export const KitScreen = () => {
  const [currency, setCurrency] = useState('PHP')
  const [bank, setBank] = useState<string | null>(null)
  const id = useId()
  return (
    <>
      <Breadcrumbs
        label="Where you are"
        crumbs={[
          { value: 'home', label: 'Home', href: '#stay' },
          { value: 'kit', label: 'The kit' },
        ]}
      />
      <Stack>
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>Deposit</Button>
            <Button variant={variant} tone="neutral">
              Rules
            </Button>
            <Button variant={variant} tone="danger">
              Leave
            </Button>
            <Button variant={variant} disabled>
              Closed
            </Button>
            <Button variant={variant} loading texts={{ loading: 'Paying' }}>
              Pay
            </Button>
          </Row>
        ))}
        <Row>
          <IconButton label="Favourite">
            <Heart aria-hidden />
          </IconButton>
          <Menu
            trigger={
              <Button variant="outline" tone="neutral">
                More
              </Button>
            }
            entries={[
              { value: 'rules', label: 'Rules', onSelect: () => undefined },
              { value: 'leave', label: 'Leave', onSelect: () => undefined, danger: true },
            ]}
          />
          <Link href="#stay">A link in a text</Link>
          <Spinner />
        </Row>
      </Stack>
      <Columns>
        <Stack>
          <Field label="User name" description="Between 6 and 12 characters.">
            <Input defaultValue="maria" />
          </Field>
          <Field label="Mobile" error="This number is taken.">
            <Input defaultValue="0917 555 0100" inputMode="tel" />
          </Field>
          <Field label="Closed">
            <Input defaultValue="Cannot be changed" disabled />
          </Field>
          <Field label="Currency">
            <Select value={currency} onValueChange={setCurrency} options={currencies} />
          </Field>
          <Field label="Bank">
            <Combobox value={bank} onValueChange={setBank} options={currencies} texts={comboboxTexts} />
          </Field>
          <Field label="Message">
            <Textarea rows={2} defaultValue="When is my payout?" />
          </Field>
        </Stack>
        <Stack>
          <SegmentedControl legend="Period" name={`period-${id}`} choices={days} defaultValue="Week" />
          <RadioGroup legend="Send the code by" choices={days} defaultValue="Today" />
          <Checkbox defaultChecked>I have read the terms</Checkbox>
          <Switch defaultChecked>Sound</Switch>
          <Stepper label="Steps of a deposit" steps={steps} texts={stepTexts} />
        </Stack>
        <Stack>
          <Row>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Row>
          <Row>
            <Avatar label="Maria Santos" />
            <VipBadge level={3} label="VIP level 3" />
            <Badge>Slots</Badge>
            <Amount text="+₱1,250.00" flow="in" />
            <Amount text="−₱320.00" flow="out" />
          </Row>
          <Skeleton style={{ blockSize: '3rem' }} />
          <EmptyState title="Nothing found" text="Try fewer words." />
        </Stack>
      </Columns>
    </>
  )
}
