import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { SessionClock } from './SessionClock.tsx'

const words = { time: 'Session', net: 'Net result' }

const meta = preview.meta({
  title: 'Gaming/SessionClock',
  component: SessionClock,
  args: {
    texts: words,
    time: '0:07:05',

    net: '+120.00 PHP',
    netText: 'Won 120.00 PHP',
  },
  render: (args) => (
    <Grid min="14rem">
      <SessionClock {...args} />
      <SessionClock
        {...args}
        net="−35.00 PHP"
        netText="Lost 35.00 PHP"
        texts={{ ...words, dayTime: 'Time' }}
        dayTime="21:15"
      />
      <SessionClock {...args} net="0.00 PHP" netText="Even" />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <SessionClock {...args} /> })

export const States = meta.story()

States.test('Tells the result by sign, and in words to assistive technology [G-20]', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Won 120.00 PHP' })).toHaveTextContent('+120.00 PHP')
  await expect(canvas.getByRole('img', { name: 'Lost 35.00 PHP' })).toHaveTextContent('−35.00 PHP')
  await expect(canvas.getByText('21:15')).toBeVisible()
})
