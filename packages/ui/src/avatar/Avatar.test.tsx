import { describeConformance } from '../testing/describeConformance.ts'
import { Avatar } from './Avatar.tsx'

describeConformance('Avatar', <Avatar src="/maria.svg" label="Maria" />, {
  root: 'span',
  states: {
    'with a picture': {
      element: <Avatar src="/maria.svg" fallbackSrc="/default.svg" label="Maria" size="lg" />,
      attributes: { 'data-size': 'lg', 'data-showing': 'picture', role: 'img', 'aria-label': 'Maria' },
    },
    'without one': {
      element: <Avatar fallbackSrc="/default.svg" label="Maria" />,
      attributes: { 'data-showing': 'fallback', 'data-size': 'md' },
    },
    'without any': { element: <Avatar src="" label="Maria" />, attributes: { 'data-showing': 'figure' } },
    'beside the name': { element: <Avatar label="" />, attributes: { 'aria-hidden': 'true', role: null } },
  },
})
