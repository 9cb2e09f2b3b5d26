import { Combobox as Engine } from '@base-ui/react/combobox'
import { styled } from 'styled-components'
import { dropItemStyle, dropStyle, layerStyle } from '../overlay/dropList.ts'
import { tokens } from '../theme/theme.ts'

/** The list's layer, above any dialog that contains the control. */
export const Layer = styled(Engine.Positioner)`
  ${layerStyle}
  z-index: calc(${tokens.z.modal} + 1);
`

/** The surface of the list. */
export const Plate = styled(Engine.Popup)`
  ${dropStyle}
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
`

/** The list itself, which scrolls. */
export const Lines = styled(Engine.List)`
  min-block-size: 0;
  padding: ${tokens.space.s1};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${tokens.space.s1};

  &:where(:empty) {
    padding: 0;
  }
`

/** One option. */
export const Line = styled(Engine.Item)`
  ${dropItemStyle}
`

/** The option's texts, which fill the row. */
export const LineWords = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** The option's second line. */
export const LineHint = styled.span`
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.regular};
  color: ${tokens.color.textMuted};
`

/** Shown instead of options. */
export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`
