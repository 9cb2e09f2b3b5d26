import { describe, expect, it } from 'vitest'
import { brandScheme } from '../brand/scheme.ts'
import { designTokens } from './designTokens.ts'
import { colors, scale } from './tokens.ts'

describe('designTokens', () => {
  const tokens = designTokens()

  it('holds every colour for both themes, with its components and its alpha', () => {
    expect(tokens).toMatchObject({
      light: { color: { $type: 'color', accent: { $value: { colorSpace: 'srgb', hex: colors.accent.light } } } },
      dark: { color: { surface: { $value: { hex: colors.surface.dark } } } },
    })
    expect(tokens).toHaveProperty('light.color.scrim.$value', {
      colorSpace: 'srgb',
      components: [0.0314, 0.0784, 0.0784],
      alpha: 0.52,
    })
  })

  it('writes lengths, shadows, fonts and motion in the format’s types', () => {
    expect(tokens).toHaveProperty('scale.space.s4.$value', { value: 1, unit: 'rem' })
    expect(tokens).toHaveProperty('scale.radius.pill.$value', { value: 999, unit: 'px' })
    expect(tokens).toHaveProperty('scale.motion.duration.fast.$value', { value: 150, unit: 'ms' })
    expect(tokens).toHaveProperty('scale.motion.easing.ease.$value', [0.2, 0, 0, 1])
    expect(tokens).toHaveProperty('scale.fontWeight.bold.$value', 700)
    expect(tokens).toHaveProperty('light.shadow.md.$value', {
      color: { colorSpace: 'srgb', components: [0.0627, 0.1255, 0.1137], alpha: 0.1 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 6, unit: 'px' },
      blur: { value: 20, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    })
  })

  it('leaves no group out, and writes a brand’s values as it does the kit’s', () => {
    expect(Object.keys(tokens['scale'] as object)).toEqual(Object.keys(scale))
    const own = designTokens(brandScheme({ name: 'own', title: 'Own', accent: '#1d4ed8', radius: 'none' }))
    expect(own).toHaveProperty('light.color.accent.$value.hex', '#1d4ed8')
    expect(own).toHaveProperty('scale.radius.lg.$value.value', 0)
  })
})
