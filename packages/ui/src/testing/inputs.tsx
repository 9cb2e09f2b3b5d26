/** Every input of the kit, for the conformance suite. */
import { CaptchaImage } from '../captcha/CaptchaImage.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { ChoiceCards } from '../choice-cards/ChoiceCards.tsx'
import { Combobox } from '../combobox/Combobox.tsx'
import { DateRange } from '../date/DateRange.tsx'
import { FileDrop } from '../file-drop/FileDrop.tsx'
import { AmountInput } from '../input/AmountInput.tsx'
import { DateInput } from '../input/DateInput.tsx'
import { Input } from '../input/Input.tsx'
import { PhoneInput } from '../input/PhoneInput.tsx'
import { Textarea } from '../input/Textarea.tsx'
import { OtpInput } from '../otp/OtpInput.tsx'
import { PasswordInput } from '../password/PasswordInput.tsx'
import { PasswordStrength } from '../password/PasswordStrength.tsx'
import { RadioGroup } from '../radio/RadioGroup.tsx'
import { SearchInput } from '../search/SearchInput.tsx'
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx'
import { Select } from '../select/Select.tsx'
import { SliderVerification } from '../slider-verification/SliderVerification.tsx'
import { Switch } from '../switch/Switch.tsx'
import type { Subject } from './conformance.tsx'
import { captchaTexts, comboboxTexts, fileTexts, rangeTexts, sliderTexts } from './inputTexts.ts'
import { choices, options } from './inputOptions.ts'

const framed = { root: 'span', control: 'input' }
const boxed = { root: 'div', control: 'input' }

/** Each input with the root and the control it documents. */
export const inputs = {
  Input: { element: <Input aria-label="Name" />, ...framed },
  Textarea: { element: <Textarea aria-label="Message" />, root: 'span', control: 'textarea' },
  AmountInput: { element: <AmountInput aria-label="Amount" />, ...framed },
  PhoneInput: { element: <PhoneInput aria-label="Mobile" dialCode="+63" />, ...framed },
  DateInput: { element: <DateInput aria-label="Birthday" />, ...framed },
  PasswordInput: {
    element: <PasswordInput aria-label="Password" texts={{ reveal: 'Show' }} autoComplete="current-password" />,
    ...framed,
    states: {
      hidden: {
        element: <PasswordInput aria-label="Password" texts={{ reveal: 'Show' }} autoComplete="off" />,
        attributes: { 'data-revealed': null },
      },
    },
  },
  OtpInput: { element: <OtpInput aria-label="Code" />, ...framed },
  SearchInput: { element: <SearchInput aria-label="Search" texts={{ clear: 'Clear' }} />, ...framed },
  Combobox: { element: <Combobox aria-label="Bank" options={options} texts={comboboxTexts} />, ...framed },
  Select: {
    element: <Select aria-label="Bank" options={options} value={null} onValueChange={() => {}} />,
    root: 'button',
  },
  Checkbox: {
    element: <Checkbox>Remember</Checkbox>,
    ...boxed,
    states: { failing: { element: <Checkbox error="Agree.">Agree</Checkbox>, attributes: { 'data-invalid': '' } } },
  },
  Switch: {
    element: <Switch>Music</Switch>,
    ...boxed,
    states: {
      spread: { element: <Switch spread>Music</Switch>, attributes: { 'data-spread': '', 'data-invalid': null } },
    },
  },
  PasswordStrength: {
    element: <PasswordStrength label="Strength" score={2} text="Fair" />,
    root: 'div',
    states: {
      fair: { element: <PasswordStrength label="Strength" score={2} text="Fair" />, attributes: { 'data-score': '2' } },
    },
  },
  CaptchaImage: {
    element: <CaptchaImage image={null} onRefresh={() => {}} texts={captchaTexts} />,
    root: 'div',
    states: {
      loading: {
        element: <CaptchaImage image={null} onRefresh={() => {}} texts={captchaTexts} />,
        attributes: { 'data-state': 'loading' },
      },
      failed: {
        element: <CaptchaImage image={null} failed onRefresh={() => {}} texts={captchaTexts} />,
        attributes: { 'data-state': 'failed' },
      },
    },
  },
  SliderVerification: {
    element: (
      <SliderVerification state="loading" puzzle={null} onAnswer={() => {}} onRefresh={() => {}} texts={sliderTexts} />
    ),
    root: 'div',
    states: {
      loading: {
        element: (
          <SliderVerification
            state="passed"
            puzzle={null}
            onAnswer={() => {}}
            onRefresh={() => {}}
            texts={sliderTexts}
          />
        ),
        attributes: { 'data-state': 'passed' },
      },
    },
  },
  FileDrop: {
    element: <FileDrop texts={fileTexts} />,
    root: 'div',
    states: {
      disabled: {
        element: <FileDrop disabled texts={fileTexts} />,
        attributes: { 'data-disabled': '', 'data-over': null },
      },
    },
  },
} as const satisfies Readonly<Record<string, Subject>>

/** Groups: each is a `<fieldset>`; `ref` goes to the radio buttons where `register()` needs it there. */
export const groups = {
  RadioGroup: { element: <RadioGroup legend="Pay by" choices={choices} />, root: 'fieldset', refFor: 'input' },
  ChoiceCards: {
    element: <ChoiceCards legend="Pay by" choices={choices} />,
    root: 'fieldset',
    refFor: 'input',
    states: {
      failing: {
        element: <ChoiceCards legend="Pay by" choices={choices} error="Choose one." />,
        attributes: { 'data-invalid': '' },
      },
    },
  },
  SegmentedControl: {
    element: <SegmentedControl legend="Pay by" choices={choices} />,
    root: 'fieldset',
    refFor: 'input',
  },
  DateRange: {
    element: <DateRange legend="Period" texts={rangeTexts} />,
    root: 'fieldset',
    states: {
      failing: {
        element: <DateRange legend="Period" error="Choose." texts={rangeTexts} />,
        attributes: { 'data-invalid': '' },
      },
    },
  },
} as const satisfies Readonly<Record<string, Subject>>
