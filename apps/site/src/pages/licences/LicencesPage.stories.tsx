import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { LicencesPage } from './LicencesPage.tsx'
import type { Licence } from './licences.ts'

const some: readonly Licence[] = [
  {
    name: '@base-ui/react',
    version: '1.4.0',
    identifier: 'MIT',
    text: 'The MIT License (MIT)\n\nPermission is hereby granted, free of charge, to any person obtaining a copy…',
  },
  { name: 'an-old-package-with-a-name-that-goes-on-and-on-and-on', version: '0.0.1', identifier: null, text: null },
]

const meta = preview.meta({
  title: 'Site/Arrive/LicencesPage',
  component: LicencesPage,
  args: { read: () => Promise.resolve(some) },
})

export const Listed = meta.story({
  name: 'Every package with its licence, whose text opens',
  play: async ({ canvas }) => {
    const name = await canvas.findByText('@base-ui/react')
    await expect(canvas.getByText(/Permission is hereby granted/)).not.toBeVisible()
    await userEvent.click(name)
    await expect(canvas.getByText(/Permission is hereby granted/)).toBeVisible()
    await showsEnd({ LicencesPage: '@base-ui/react' })()
  },
})

export const Loading = meta.story({
  args: { read: () => new Promise(() => undefined) },
  play: showsLoading({ LicencesPage: '@base-ui/react' }),
})

export const Failed = meta.story({
  name: 'A list that fails says so and comes with a retry [S-408]',
  args: { read: () => Promise.reject(new Error('licences.json: 404')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await showsFailed({ LicencesPage: 'The licences could not be loaded.' })()
  },
})
