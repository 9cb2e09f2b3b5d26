import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'
import { RecordPages } from './examples/RecordPages.tsx'
import code from './examples/RecordPages.tsx?raw'

const labels = {
  nav: 'Pages of the betting record',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pages: number) => `${page} of ${pages}`,
}

const Paged = ({ page: first, onPageChange, ...rest }: PaginationProps) => {
  const [page, setPage] = useState(first)
  return (
    <Pagination
      {...rest}
      page={page}
      onPageChange={(wanted) => {
        setPage(wanted)
        onPageChange(wanted)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pages: 20, texts: labels, onPageChange: fn() },
  render: (args) => <Paged {...args} />,
})

export const Playground = meta.story()

Playground.test('A press asks for a page once, and the page is marked and announced', async ({ args, canvas }) => {
  const third = canvas.getByRole('button', { name: 'Page 3' })
  await userEvent.click(third)
  await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
  await expect(third).toHaveAttribute('aria-current', 'page')
  await expect(canvas.getByRole('status')).toHaveTextContent('3 of 20')
  await userEvent.click(third)
  await expect(args.onPageChange).toHaveBeenCalledOnce()
})

export const Records = meta.story(example(RecordPages, code))

Records.test('Goes to the pressed page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
  await expect(canvas.getByRole('status')).toHaveTextContent('3 of 20')
})

export const Middle = meta.story({ args: { page: 10 } })

export const LastPageKeepsFocus = meta.story({
  args: { page: 19 },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20)
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledOnce()
  },
})

export const Few = meta.story({ args: { page: 2, pages: 3 } })

export const Loading = meta.story({
  args: { page: 4, loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
})

export const ManyPages = meta.story({
  args: { page: 2471, pages: 12_480 },
})

ManyPages.test('Thousands of pages keep to one row', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  const [first, last] = ['Page 1', 'Page 12480'].map((name) => canvas.getByRole('button', { name }))
  await expect(first?.getBoundingClientRect().top).toBe(last?.getBoundingClientRect().top)
})

export const OnAPhone = meta.story({
  args: { page: 7 },
  globals: { viewport: { value: 'phone' } },
})

OnAPhone.test('Where there is little room it shows the position', async ({ canvas }) => {
  await expect(canvas.getByText('7 of 20')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Page 7' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
  await expect(canvas.getByText('8 of 20')).toBeVisible()
})
