import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { keyframes, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components'
import { describe, expect, it } from 'vitest'
import { nestConditions } from './nestConditions.ts'

const plugins = [nestConditions]

/** The rules of what is rendered, without white space, with `a` for each class. */
function rulesOf(page: ReactElement): string {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<StyleSheetManager stylisPlugins={plugins}>{page}</StyleSheetManager>))
  return sheet
    .getStyleTags()
    .replaceAll(/<[^>]*>|\/\*.*?\*\/|data-styled[^{]*\{[^}]*\}|\s+/g, '')
    .replaceAll(/\.[A-Za-z][\w-]*/g, '.a')
    .trim()
}

describe('rules under a condition', () => {
  it('are style rules, in their place, with the condition within', () => {
    const Box = styled.div`
      color: red;
      @media (min-width: 1px) {
        color: green;
        &:hover {
          color: blue;
        }
      }
      @container (min-width: 2px) {
        & > svg,
        & > b {
          color: navy;
        }
      }
      &:focus {
        color: black;
      }
    `
    expect(rulesOf(<Box />)).toBe(
      '.a{color:red;}' +
        '.a{@media(min-width:1px){color:green;}}.a:hover{@media(min-width:1px){color:blue;}}' +
        '.a>svg{@container(min-width:2px){color:navy;}}.a>b{@container(min-width:2px){color:navy;}}' +
        '.a:focus{color:black;}',
    )
  })

  it('name a pseudo-element within, where every browser finds it', () => {
    const Box = styled.div`
      @media (min-width: 1px) {
        &::before {
          color: green;
        }
        &:not(:hover)::after {
          color: blue;
        }
        &:where([data-x]) > b::after {
          color: navy;
        }
      }
    `
    expect(rulesOf(<Box />)).toBe(
      '.a{@media(min-width:1px){&::before{color:green;}}}.a:not(:hover){@media(min-width:1px){&::after{color:blue;}}}' +
        '.a:where([data-x])>b{@media(min-width:1px){&::after{color:navy;}}}',
    )
  })

  it('have conditions within conditions', () => {
    const Box = styled.div`
      @supports (color: green) {
        color: green;
        @media (min-width: 1px) {
          &::after {
            color: blue;
          }
        }
      }
    `
    expect(rulesOf(<Box />)).toBe(
      '.a{@supports(color:green){color:green;}}' +
        '.a{@supports(color:green){@media(min-width:1px){&::after{color:blue;}}}}',
    )
  })

  it('stay as they are where they cannot be turned', () => {
    const Box = styled.div`
      @media (min-width: 1px) {
        color: navy;
        & > ::before {
          color: green;
        }
        &:where(::before) {
          color: blue;
        }
      }
    `
    expect(rulesOf(<Box />)).toBe(
      '@media(min-width:1px){.a{color:navy;}.a>::before{color:green;}.a:where(::before){color:blue;}}',
    )
  })

  it('leave keyframes alone', () => {
    const turn = keyframes`
      to { rotate: 1turn; }
    `
    const Box = styled.div`
      @media (min-width: 1px) {
        animation: ${turn} 1s;
      }
    `
    expect(rulesOf(<Box />)).toMatch(/^@keyframes\w+\{to\{rotate:1turn;\}\}\.a\{@media\(min-width:1px\)\{animation:/)
  })
})
