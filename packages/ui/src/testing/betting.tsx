/** Components for bets, prizes and marks, for the conformance suite. */
import { BonusCard } from '../bonus-card/BonusCard.tsx'
import { MatchCard } from '../match-card/MatchCard.tsx'
import { NumberPicker } from '../number-picker/NumberPicker.tsx'
import { OddsButton } from '../odds-button/OddsButton.tsx'
import { PaymentMark } from '../payment-mark/PaymentMark.tsx'
import { Seal } from '../seal/Seal.tsx'
import { StakeStepper } from '../stake-stepper/StakeStepper.tsx'
import { VipLadder } from '../vip-ladder/VipLadder.tsx'
import { WinMoment } from '../win-moment/WinMoment.tsx'
import type { Subject } from './conformance.tsx'

const odds = { label: 'Home', odds: '1.95' }
const stakes = {
  'aria-label': 'Stake',
  min: '1.00',
  max: '100.00',
  step: '1.00',
  digits: 2,
  texts: { decrease: 'Lower the stake', increase: 'Raise the stake', chips: 'Quick stakes' },
}
const pickTexts = { picked: (count: number, of: number) => `${count} of ${of} picked`, quickPick: 'Quick pick' }

/** Each with the root and the states it documents. */
export const betting = {
  OddsButton: {
    element: <OddsButton {...odds} />,
    root: 'button',
    states: {
      plain: { element: <OddsButton {...odds} />, attributes: { 'aria-pressed': null, 'data-suspended': null } },
      chosen: { element: <OddsButton {...odds} pressed />, attributes: { 'aria-pressed': 'true' } },
      rising: {
        element: <OddsButton {...odds} change="up" texts={{ up: 'odds went up' }} />,
        attributes: { 'data-change': 'up' },
      },
      suspended: {
        element: <OddsButton {...odds} suspended texts={{ suspended: 'suspended' }} />,
        attributes: { 'data-suspended': '', 'aria-disabled': 'true' },
      },
    },
  },
  MatchCard: {
    element: (
      <MatchCard
        home="Cebu Chargers"
        away="Manila Mariners"
        versus="against"
        league="Visayas Cup"
        time="Today 19:30"
        odds={<OddsButton {...odds} />}
        oddsLabel="Odds"
      />
    ),
    root: 'article',
    madeOf: 'Card',
  },
  NumberPicker: {
    element: <NumberPicker legend="Pick 3 numbers" from={1} to={11} picks={3} texts={pickTexts} />,
    root: 'fieldset',
    states: {
      failing: {
        element: <NumberPicker legend="Pick 3" from={1} to={11} picks={3} texts={pickTexts} error="Pick 3 numbers." />,
        attributes: { 'data-invalid': '' },
      },
    },
  },
  StakeStepper: {
    element: <StakeStepper {...stakes} chips={[{ value: '50.00', label: '50' }]} />,
    root: 'div',
    control: 'input',
  },
  PaymentMark: {
    element: <PaymentMark name="GCash" />,
    root: 'span',
    states: {
      drawn: { element: <PaymentMark name="GCash" />, attributes: { 'data-showing': 'initials' } },
    },
  },
  Seal: {
    element: <Seal kind="regulator" title="Example Authority" text="Licence L-2041" href="#licence" />,
    root: 'a',
    states: {
      age: { element: <Seal kind="age" age="21+" title="21 and over" />, attributes: { 'data-kind': 'age' } },
    },
  },
  VipLadder: {
    element: (
      <VipLadder
        ranks={[
          { value: '1', label: 'Bronze', level: 1, state: 'reached', facts: [{ label: 'Stakes', value: '1.00' }] },
          { value: '2', label: 'Silver', level: 2, state: 'own', facts: [{ label: 'Stakes', value: '2.00' }] },
        ]}
      />
    ),
    root: 'ol',
  },
  BonusCard: {
    element: <BonusCard title="Friday reload" amount="1.00" terms={[{ label: 'To be staked', value: '3.00' }]} />,
    root: 'article',
    madeOf: 'Card',
    states: {
      open: {
        element: <BonusCard title="Friday reload" amount="1.00" terms={[]} open />,
        attributes: { 'data-open': '' },
      },
    },
  },
  WinMoment: { element: <WinMoment title="Your ticket won" amount="1.00" />, root: 'div' },
} as const satisfies Readonly<Record<string, Subject>>
