import { buttonHeight } from '../button/buttonLook.tsx'

/** Makes a button square. Render it after `buttonLook`, whose rules it overrides. */
export const squareLook = (
  <style href="croupier-icon-button" precedence="low">
    {`
    .cr-icon-button {
      inline-size: ${buttonHeight};
      block-size: ${buttonHeight};
      padding: 0;
    }
    .cr-icon-button:where([data-round]) {
      border-radius: 50%;
    }
    .cr-icon-button > svg {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
    .cr-icon-button:where([data-size='sm']) > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
    `}
  </style>
)
