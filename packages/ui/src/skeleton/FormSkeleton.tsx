import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'
import { Skeleton } from './Skeleton.tsx'

/** Props of `FormSkeleton`; the rest goes to its `<div>`. */
export interface FormSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Fields above the button. Default 3. */
  fields?: number | undefined
}

const Root = styled.div`
  display: grid;
  gap: ${t.space.s4};
  font-size: ${t.fontSize.sm};
`

const Name = styled(Skeleton)`
  inline-size: 7rem;
`

const Control = styled(Skeleton)`
  block-size: ${t.control.lg};
`

/** Renders a `<div>` hidden from assistive technology: named fields and their button on their way. */
export const FormSkeleton = ({ fields = 3, ...rest }: FormSkeletonProps) => (
  <Root aria-hidden {...rest}>
    {Array.from({ length: fields }, (_, field) => (
      <div key={field}>
        <Name shape="text" />
        <Control />
      </div>
    ))}
    <Control />
  </Root>
)
