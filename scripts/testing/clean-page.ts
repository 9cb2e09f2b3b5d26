// Story files share a page: what one leaves behind affects the next. Fails the file that leaves something.
import { composeStory } from 'storybook/preview-api'
import { afterAll, beforeAll, expect } from 'vitest'

// Storybook unmounts a story when the next one begins. This one shows nothing.
const nothing = composeStory({ render: () => null }, { title: 'Nothing' }, {}, {}, 'Nothing')

// Set by the toolbars for each story, by Storybook's accessibility panel, or empty after a scroll lock was released.
const expected = /^html (lang|dir|data-theme|style="color-scheme)|^(html|body) style="(filter: none;)?"$/

const attributesOf = (element: Element): string[] =>
  [...element.attributes].map(({ name, value }) => `${element.localName} ${name}="${value}"`)

/** What a story may change outside its own container. */
const pageNow = (): string[] => [
  ...[...document.body.children].map((child) => (child.cloneNode() as Element).outerHTML),
  ...[document.body, document.documentElement].flatMap(attributesOf).filter((one) => !expected.test(one)),
]

let before: string[]

beforeAll(async () => {
  await nothing.load()
  before = pageNow()
})

afterAll(async () => {
  await nothing.load()
  expect(pageNow(), 'a story of this file leaves something in the page').toEqual(before)
})
