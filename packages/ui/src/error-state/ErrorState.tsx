import { TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { CopyButton, type CopyButtonProps } from '../copy-button/CopyButton.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { tokens } from '../theme/theme.ts'

/** Props of `ErrorState`; the rest goes to its `<div>`. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A drawing or an icon instead of the warning sign. */
  art?: ReactNode
  /** What failed, in plain words. */
  title: string
  /** What the reader can do about it. */
  text?: ReactNode
  /** What to do next: try again, go home, ask for help. */
  action?: ReactNode
  /** Reference that lets support find the failure in the logs. */
  reference?: { readonly label: string; readonly value: string } | undefined
  /** Texts of the button that copies the reference; those left out come from `KitTexts`. */
  texts?: CopyButtonProps['texts']
  /** Heading level of the title. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** `sm` for a list inside a card. Default `md`. */
  size?: 'sm' | 'md' | undefined
}

const Reference = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  margin-block-start: ${tokens.space.s3};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

const Code = styled.code`
  font-size: ${tokens.fontSize.xs};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.text};
  -webkit-user-select: all;
  user-select: all;
  overflow-wrap: anywhere;
`

/**
 * Replaces a part of the page that failed to load. Renders a `<div role="alert">`.
 *
 * Attributes out: `data-size`.
 */
export const ErrorState = ({ art, reference, texts, ...rest }: ErrorStateProps) => (
  <EmptyState role="alert" {...rest} art={art ?? <TriangleAlert aria-hidden />}>
    {reference !== undefined && (
      <Reference>
        <span>
          {reference.label} <Code>{reference.value}</Code>
        </span>
        <CopyButton text={reference.value} texts={texts} variant="ghost" />
      </Reference>
    )}
  </EmptyState>
)
