import { t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { networks } from './networks.ts'

const Heading = styled.h2`
  margin-block-end: ${t.space.s2};
  color: ${t.color.onDeep};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
`

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Sign = styled.a`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid ${t.color.deepBorder};
  border-radius: ${t.radius.pill};
  color: ${t.color.onDeepMuted};

  &:hover {
    border-color: ${t.color.onDeepAccent};
    color: ${t.color.onDeepAccent};
  }
`

/** The merchant's social networks; each only if its resource exists (S-225). Renders a `<div>` or nothing. */
export const FollowUs = observer(function FollowUs() {
  const text = useText()
  const { resources } = useRoot().system
  const shown = networks.flatMap(({ type, icon }) => {
    const resource = resources.get(type)
    return resource ? [{ type, icon, resource }] : []
  })
  if (shown.length === 0) return null
  return (
    <div>
      <Heading>{text('follow_us')}</Heading>
      <Row>
        {shown.map(({ type, icon, resource }) => (
          <li key={type}>
            <Sign
              href={resource.url ?? ''}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={text('footer.follow_on', { network: icon.title })}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden focusable="false">
                <path d={icon.path} />
              </svg>
            </Sign>
          </li>
        ))}
      </Row>
    </div>
  )
})
