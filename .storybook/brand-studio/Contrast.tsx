import type { Brand } from '@croupier/ui'
import { Badge } from '@croupier/ui/Badge'
import { tokens } from '@croupier/ui/theme'
import { checkBrand } from '@croupier/ui/brand'
import { useMemo } from 'react'
import { styled } from 'styled-components'

const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s2};
  font-size: ${tokens.fontSize.sm};

  & > ul {
    display: grid;
    gap: ${tokens.space.s2};
    max-block-size: 14rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.s2};
    align-items: center;
  }
`
const Sample = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  background: var(--_ground);
  color: var(--_front);
  font-weight: ${tokens.fontWeight.bold};
`

/** Every colour pair of a brand that fails its check, by name and with a sample. Renders a `<section>`. */
export const Contrast = ({
  brand,
  colors,
}: {
  brand: Brand
  colors: Readonly<Record<string, { light: string; dark: string }>>
}) => {
  const findings = useMemo(() => checkBrand(brand), [brand])
  return (
    <Root aria-label="Contrast">
      <p aria-live="polite">
        {findings.length === 0 ? (
          <Badge tone="success" size="md">
            All of it can be read in both themes.
          </Badge>
        ) : (
          <Badge tone="danger" size="md">
            {findings.length === 1 ? '1 pair cannot be read' : `${findings.length} pairs cannot be read`}
          </Badge>
        )}
      </p>
      {findings.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it.
        <ul aria-label="Pairs that cannot be read" tabIndex={0}>
          {findings.map(({ theme, front, ground, measure, message }) => (
            <li key={theme + front + ground + measure}>
              <Sample
                aria-hidden
                style={{
                  ['--_front' as string]: colors[front]?.[theme],
                  ['--_ground' as string]: colors[ground]?.[theme],
                }}
              >
                Aa
              </Sample>
              {message}
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}
