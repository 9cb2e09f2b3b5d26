import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'

/** Container width below which the rows of a table become cards. */
export const cardWidth = '36rem'

/** Adjacent figures: on a card they are side by side. */
const figure = "td:is([data-align='end'] + [data-align='end'], [data-align='end']:has(+ [data-align='end']))"

/**
 * Stacks the cells of a row as a card, each labelled with the heading of its column. Adjacent figures are side by side
 * under their labels, as many as fit. The totals come before the first card.
 */
export const cards = css`
  & {
    display: flex;
    flex-direction: column;
    inline-size: auto;
    min-inline-size: 0;
  }
  & > :is(thead, tbody, tfoot) {
    display: block;
    min-inline-size: 0;
  }
  & > :is(thead, tfoot) {
    order: -1;
  }
  & > tbody > tr,
  & > tfoot > tr {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space.s3};
    inline-size: auto;
    min-inline-size: 0;
    padding: ${tokens.space.s3};
    border-block-end: 1px solid ${tokens.color.border};
  }
  & > colgroup {
    display: none;
  }
  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s1};
  }
  & > thead > tr > th {
    position: static;
    padding: ${tokens.space.s1};
    border: 0;
    background: transparent;
  }
  & > thead > tr > th > button {
    margin-inline: 0;
  }
  & > thead > tr > th:not(:has(button)) {
    ${hiddenStyle}
  }
  & > thead:not(:has(button)) {
    display: contents;
  }
  & > thead:has(button) ~ tfoot > tr,
  & > thead:has(button):not(:has(~ tfoot)) + tbody > tr:first-child {
    border-block-start: 1px solid ${tokens.color.border};
  }
  & > tbody > tr:last-child {
    border-block-end: 0;
  }
  & > tfoot > tr {
    border-block-end: 2px solid ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
  }
  & > tbody > tr[data-spacer] {
    padding: 0;
    border: 0;
  }
  & > tbody > tr > :is(td, th),
  & > tfoot > tr > :is(td, th) {
    position: static;
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${tokens.space.s4};
    padding: ${tokens.space.s05} 0;
    border: 0;
    background: transparent;
    text-align: end;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & > :is(tbody, tfoot) > tr > ${figure} {
    flex: 1 0 5.5rem;
    flex-direction: column;
    justify-content: end;
    min-inline-size: fit-content;
    padding-block-start: ${tokens.space.s1};
    /* On the row's side, even if an amount has its own direction. */
    align-items: start;
    text-align: start;
  }
  & > tbody > tr > td::before,
  & > tfoot > tr > td::before {
    /* Visual only: to assistive technology the cell is still in its column. */
    content: attr(data-label) / '';
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.fontWeight.regular};
    text-align: start;
  }
  & > :is(tbody, tfoot) > tr > ${figure}::before {
    /* The figure and the longest word of its label decide how many fit; the label wraps above it. */
    inline-size: min-content;
    min-inline-size: 100%;
    overflow-wrap: break-word;
    font-size: ${tokens.fontSize.xs};
  }
  & > tfoot > tr > td:empty {
    display: none;
  }
  & > tbody > tr > th {
    padding-block-end: ${tokens.space.s1};
    font-size: ${tokens.fontSize.md};
  }
  & > :is(tbody, tfoot) > tr > th {
    text-align: start;
  }
  & > tbody > tr > td[data-actions] {
    justify-content: end;
    inline-size: auto;
    padding-block-start: ${tokens.space.s2};
  }
  & > tbody > tr > td[data-actions]::before {
    content: none;
  }
  &:where([data-rows='skeleton']) > tbody > tr > td > div {
    flex: none;
    inline-size: 6rem;
  }
  &:where([data-rows='skeleton']) > tbody > tr > ${figure} > div {
    inline-size: 4rem;
    margin-inline: 0;
  }
  &:where([data-rows='skeleton']) > tbody > tr > td:first-child > div {
    inline-size: 10rem;
    margin-inline: 0 auto;
  }
`
