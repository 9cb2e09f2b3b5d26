import { Amount } from '@croupier/ui/Amount'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { CopyField } from '@croupier/ui/CopyField'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Field } from '@croupier/ui/Field'
import { Input } from '@croupier/ui/Input'
import { Meter } from '@croupier/ui/Meter'
import { Timeline } from '@croupier/ui/Timeline'
import { WalletCard } from '@croupier/ui/WalletCard'
import { Columns, Row, Stack } from './screenParts.ts'

/** Wallets, a withdrawal in progress, turnover and limits, and a payment. */
export const MoneyScreen = () => (
  <>
    <Columns>
      <WalletCard main name="Main wallet" amount="₱12,480.50" />
      <WalletCard name="Golden Reef" amount="₱320.00" />
    </Columns>
    <Columns>
      <Stack>
        <Timeline
          label="Stages of withdrawal W-4711"
          stages={[
            {
              value: 'asked',
              label: 'Withdrawal asked for',
              state: 'done',
              stateText: 'done',
              owner: 'You',
              time: '10:04',
            },
            {
              value: 'checked',
              label: 'Being checked',
              state: 'current',
              stateText: 'under way',
              owner: 'Payments team',
              time: 'since 11:04',
              next: 'Most are checked within two hours.',
            },
            { value: 'sent', label: 'Sent to your bank', state: 'waiting', stateText: 'waiting', owner: 'Your bank' },
          ]}
        />
      </Stack>
      <Stack>
        <DescriptionList
          items={[
            { label: 'Withdrawal', value: <Amount text="₱1,000.00" /> },
            { label: 'Fee', value: <Amount text="−₱15.00" flow="out" /> },
            { label: 'You receive', value: <Amount text="₱985.00" />, total: true },
          ]}
        />
        <Meter label="Turnover" value={1200n} max={5000n} valueText="₱1,200.00 of ₱5,000.00" />
        <Meter label="Deposit limit, this week" kind="limit" value={850} max={1000} valueText="₱850 of ₱1,000" />
      </Stack>
      <Stack>
        <CopyField label="Account number" value="001234567890" />
        <Field label="Amount" error="Between ₱100.00 and ₱50,000.00.">
          <Input defaultValue="50" inputMode="decimal" />
        </Field>
        <Callout tone="warning" title="Transfer within 15 minutes" />
        <Row>
          <Button>I have paid</Button>
          <Button variant="ghost" tone="danger">
            Cancel
          </Button>
        </Row>
      </Stack>
    </Columns>
  </>
)
