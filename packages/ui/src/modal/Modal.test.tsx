import { expectTypeOf, it } from 'vitest'
import { Modal } from './Modal.tsx'

const given = { open: true, onClose: () => undefined, title: 'Note' }

it('takes no modal without a size: it would cut its content off after 200 px', () => {
  const sized = () => [
    <Modal key="sides" {...given} width={420} height="auto" />,
    <Modal key="bare" {...given} size="default" />,
  ]
  const unsized = () => [
    // @ts-expect-error a size is left out
    <Modal key="none" {...given} />,
    // @ts-expect-error the height is left out
    <Modal key="wide" {...given} width={420} />,
    // @ts-expect-error two sizes
    <Modal key="both" {...given} size="default" width={420} height="auto" />,
  ]
  expectTypeOf(unsized).toEqualTypeOf(sized)
})
