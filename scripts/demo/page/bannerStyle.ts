/** Style of the strip and its windows, in the merchant's own tokens. */
export const bannerStyle = `
.demo-strip {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 16px;
  padding: 2px 16px;
  border-block-end: 1px solid var(--cr-color-deepBorder);
  background: var(--cr-color-deepRaised);
  color: var(--cr-color-onDeep);
  font: 400 14px/1.4 var(--cr-font-text, system-ui, sans-serif);
}
.demo-strip > p {
  margin: 0;
  padding-block: 4px;
}
.demo-strip > div {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 16px;
}
.demo-strip > div > button {
  min-block-size: 32px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--cr-radius-sm, 4px);
  background: none;
  color: var(--cr-color-onDeepAccent);
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
}
.demo-strip :focus-visible {
  outline: 2px solid var(--cr-color-onDeepAccent);
  outline-offset: 1px;
}
.demo-strip ~ #root {
  position: relative;
}
/* A running game fills the screen: with the strip, its buttons would lie below the fold. */
body:has([data-running-game]) > .demo-strip {
  display: none;
}
.demo-dialog {
  box-sizing: border-box;
  inline-size: min(30rem, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  padding: 20px;
  border: 1px solid var(--cr-color-border);
  border-radius: var(--cr-radius-lg, 12px);
  background: var(--cr-color-surfaceRaised);
  color: var(--cr-color-text);
  font-size: 16px;
  line-height: 1.5;
}
.demo-dialog::backdrop {
  background: var(--cr-color-scrim);
}
.demo-dialog :focus-visible {
  outline-color: var(--cr-color-focus);
}
.demo-head,
.demo-dialog li {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
}
.demo-dialog h2 {
  margin: 0;
  font: 600 20px/1.3 var(--cr-font-display, inherit);
}
.demo-dialog p {
  margin: 12px 0 0;
}
.demo-dialog ul {
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
}
.demo-dialog li {
  padding-block: 6px;
  border-block-start: 1px solid var(--cr-color-border);
}
.demo-dialog a {
  color: var(--cr-color-accentText);
}
.demo-dialog button {
  flex-shrink: 0;
  min-block-size: 44px;
  padding-inline: 16px;
  border: 1px solid var(--cr-color-borderStrong);
  border-radius: var(--cr-radius-md, 8px);
  background: none;
  color: var(--cr-color-text);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.demo-dialog button.demo-close {
  inline-size: 44px;
  padding: 0;
  border: 0;
  font-size: 24px;
  line-height: 1;
}
.demo-dialog button.demo-main {
  border-color: transparent;
  background: var(--cr-color-accent);
  color: var(--cr-color-onAccent);
}
.demo-actions {
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 12px;
  margin-block-start: 20px;
}
.demo-dialog .demo-failed {
  color: var(--cr-color-dangerText);
}
.demo-failed:empty {
  display: none;
}
`
