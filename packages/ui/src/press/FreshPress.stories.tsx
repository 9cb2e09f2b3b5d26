import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { holdEnter } from '../../../../.storybook/holdEnter.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { DialogBox } from '../dialog/DialogBox.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Modal } from '../modal/Modal.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { Select } from '../select/Select.tsx'
import { storyArt } from '../../../../.storybook/storyArt.ts'
import { SearchInput } from '../search/SearchInput.tsx'

const answered = fn<(answer: string) => void>()

type Opened = 'dialog' | 'modal' | 'menu'

const Example = ({ opens }: { opens: Opened }) => {
  const [open, setOpen] = useState(false)
  const answer = (result: string) => {
    setOpen(false)
    answered(result)
  }
  return (
    <>
      {opens === 'menu' ? (
        <Menu
          trigger={<Button>Account</Button>}
          entries={[{ value: 'out', label: 'Log out', onSelect: () => answered('out') }]}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>Account</Button>
      )}
      <DialogBox open={open && opens === 'dialog'} tone="danger" title="Log out?" onResult={answer} />
      <Modal
        size="default"
        open={open && opens === 'modal'}
        title="Log out?"
        delay={0}
        onClose={() => answer('closed')}
      >
        {/* Not the kit's own button, which ignores repeats by itself. */}
        <button type="button" ref={(button) => button?.focus()} onClick={() => answer('out')}>
          Log out
        </button>
      </Modal>
    </>
  )
}

const meta = preview.meta({
  title: 'Patterns/Fresh press',
  tags: ['!dev', '!autodocs'],
  component: Example,
  args: { opens: 'dialog' as Opened },
  beforeEach: () => void answered.mockClear(),
})

const openedByHolding = async (role: string) => {
  screen.getByRole('button', { name: 'Account' }).focus()
  await holdEnter()
  await expect(await screen.findByRole(role)).toBeVisible()
  await expect(answered).not.toHaveBeenCalled()
}

export const AQuestion = meta.story({
  play: async () => {
    await openedByHolding('alertdialog')
    await userEvent.keyboard('{Enter}')
    await expect(answered.mock.calls).toEqual([['close']])
  },
})

export const AModal = meta.story({
  args: { opens: 'modal' },
  play: async () => {
    await openedByHolding('dialog')
    const button = screen.getByRole('button', { name: 'Log out' })
    await waitFor(() => expect(button).toHaveFocus())
    await holdEnter()
    await expect(answered.mock.calls).toEqual([['out']])
  },
})

export const AMenu = meta.story({
  args: { opens: 'menu' },
  play: async () => {
    await openedByHolding('menu')
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(answered.mock.calls).toEqual([['out']])
  },
})

export const SpaceBeganElsewhere = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Account' }))
    const button = await screen.findByRole('button', { name: 'CLOSE' })
    await waitFor(() => expect(button).toHaveFocus())
    // Firefox activates a button by the key's release alone.
    await expect(fireEvent.keyUp(button, { key: ' ' })).toBe(false)
    await userEvent.keyboard(' ')
    await expect(answered.mock.calls).toEqual([['close']])
  },
})

export const HeldOnAButton = meta.story({
  render: () => <Button onClick={() => answered('bet')}>Place bet</Button>,
  play: async () => {
    screen.getByRole('button').focus()
    await holdEnter()
    await expect(answered).toHaveBeenCalledOnce()
  },
})

export const Composing = meta.story({
  render: () => <SearchInput aria-label="Search" onSearch={answered} />,
  play: async () => {
    const field = screen.getByRole('searchbox')
    await userEvent.type(field, 'スロット')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    // Safari, after the composition has ended.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await fireEvent.keyDown(field, { key: 'Enter', repeat: true })
    await expect(answered).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(answered.mock.calls).toEqual([['スロット']])
  },
})

/** What opens a list stays closed while the key that chose from it is still held. */
const chosenByHolding = async (opener: HTMLElement, role: string) => {
  opener.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect(document.activeElement).toBe((await screen.findAllByRole(role))[0]))
  await holdEnter()
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  await expect(answered).toHaveBeenCalledOnce()
}

export const HeldOnAnEntry = meta.story({
  args: { opens: 'menu' },
  play: () => chosenByHolding(screen.getByRole('button', { name: 'Account' }), 'menuitem'),
})

export const HeldOnAnOption = meta.story({
  render: () => (
    <Select
      aria-label="Language"
      placeholder="Choose"
      options={[
        { value: 'EN', label: 'English' },
        { value: 'TY', label: 'Filipino' },
      ]}
      onValueChange={answered}
    />
  ),
  play: () => chosenByHolding(screen.getByRole('combobox'), 'option'),
})

export const HeldOnATile = meta.story({
  render: () => (
    <GameTile
      name="Lucky Koi"
      image={storyArt(1, { name: 'Lucky Koi' })}
      fallbackImage={storyArt(1, { name: 'Lucky Koi' })}
      favourite={false}
      texts={{ favourite: 'Favourite' }}
      onLaunch={() => answered('launch')}
      onFavouriteChange={() => answered('favourite')}
    />
  ),
  play: async () => {
    for (const name of ['Lucky Koi', 'Favourite']) {
      screen.getByRole('button', { name }).focus()
      await holdEnter()
    }
    await expect(answered.mock.calls).toEqual([['launch'], ['favourite']])
  },
})
