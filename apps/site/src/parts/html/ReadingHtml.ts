import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { ServerHtml } from './ServerHtml.tsx'

/** HTML text of the platform, such as a notice or a message; wide tables scroll. Renders a `<div>`. */
export const ReadingHtml = styled(ServerHtml)`
  max-inline-size: 65ch;
  overflow-x: auto;

  & > * + * {
    margin-block-start: ${tokens.space.s3};
  }
  a {
    color: ${tokens.color.accentText};
  }
  img {
    block-size: auto;
  }
  td,
  th {
    padding: ${tokens.space.s1} ${tokens.space.s3};
    border: 1px solid ${tokens.color.border};
    text-align: start;
  }
`
