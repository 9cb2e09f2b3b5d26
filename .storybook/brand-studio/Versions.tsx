import type { Brand } from '@croupier/ui'
import { Button } from '@croupier/ui/Button'
import { tokens } from '@croupier/ui/theme'
import { History } from 'lucide-react'
import { styled } from 'styled-components'

const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s2};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2};
  }
  & > ol {
    display: grid;
    gap: ${tokens.space.s1};
    max-block-size: 10rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s2};
    font-size: ${tokens.fontSize.sm};
  }
  & li > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

/** A saved version of the brand. */
export interface Version {
  readonly id: number
  readonly brand: Brand
}

/** Title of a version in lists and menus. */
export const versionTitle = ({ id, brand }: Version) => `${brand.title}, version ${id}`

/** Props of `Versions`. */
export interface VersionsProps {
  /** Latest first. */
  versions: readonly Version[]
  onKeep: () => void
  onRollBack: (version: Version) => void
  /** Called to replace the current brand, which is saved as a version, with a new one. */
  onStartOver: () => void
}

/**
 * Versions that were saved by hand or when another brand replaced this one, each with a button to roll back. Renders a
 * `<section>`.
 */
export const Versions = ({ versions, onKeep, onRollBack, onStartOver }: VersionsProps) => (
  <Root aria-label="Versions">
    <div>
      <Button size="sm" variant="soft" startIcon={<History aria-hidden />} onClick={onKeep}>
        Keep this version
      </Button>
      <Button size="sm" variant="ghost" tone="neutral" onClick={onStartOver}>
        Start over
      </Button>
    </div>
    {versions.length > 0 && (
      <ol>
        {versions.map((version) => (
          <li key={version.id}>
            <span>{versionTitle(version)}</span>
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              aria-label={`Roll back to ${versionTitle(version)}`}
              onClick={() => onRollBack(version)}
            >
              Roll back
            </Button>
          </li>
        ))}
      </ol>
    )}
  </Root>
)
