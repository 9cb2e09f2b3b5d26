import preview from '../../../../.storybook/preview.tsx'
import { fields } from './fields.tsx'
import { fieldStory } from './fieldSuite.tsx'

const meta = preview.meta({ title: 'Inputs/Inputs', tags: ['!dev', '!autodocs'] })

export const Fields = meta.story(fieldStory(fields))

export const FieldsDark = meta.story({ ...fieldStory(fields), globals: { theme: 'dark' }, play: async () => {} })
