import { agentMenuStore, teamOverviewStore } from '@croupier/stores'
import { Link } from '@croupier/ui/Link'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link as RouterLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2} ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  /* As tall as a finger needs it (WCAG 2.5.8). */
  & > a {
    min-block-size: 1.5rem;
  }
`

const reports = new Set(['personalHistoryCopy', 'palStatementsAgentCopy', 'downlineTransactions'])

/** Links from the sums to their rows: the merchant's reports of the same days (N-1). Renders a `<p>`. */
export const Rows = observer(function Rows() {
  const text = useText()
  const { from, to } = useStore(teamOverviewStore).range
  const entries = useStore(agentMenuStore).entries.filter(({ page }) => reports.has(page))
  if (entries.length === 0) return null
  return (
    <Root>
      <span>{text('overview.rows')}</span>
      {entries.map(({ page, labelKey }) => (
        <Link
          key={page}
          render={
            <RouterLink
              to={{ search: new URLSearchParams({ agent: page, 'agent.from': from, 'agent.to': to }).toString() }}
            />
          }
        >
          {text(labelKey)}
        </Link>
      ))}
    </Root>
  )
})
