import { Button } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { renderThemed } from '../render'

function ConfirmDialog() {
  const [opened, setOpened] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      <Button onClick={() => setOpened(true)}>Delete</Button>
      <ResponsiveDialog
        title="Delete it?"
        opened={opened}
        onClose={() => setOpened(false)}
        actions={<Button onClick={() => setOpened(false)}>Keep it</Button>}
      >
        It cannot be restored.
      </ResponsiveDialog>
    </main>
  )
}

test('takes the focus, closes with Escape, and returns the focus to its opener', async () => {
  const screen = await renderThemed(<ConfirmDialog />)
  await screen.getByRole('button', { name: 'Delete' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete it?' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

test('can be closed by its own labelled button', async () => {
  const screen = await renderThemed(<ConfirmDialog />)
  await screen.getByRole('button', { name: 'Delete' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

/** Deleting also removes the button that opened the dialog. */
function DeletingDialog() {
  const [opened, setOpened] = useState(false)
  const [deleted, setDeleted] = useState(false)
  const close = () => {
    setDeleted(true)
    setOpened(false)
  }
  return (
    <main id="main" tabIndex={-1}>
      {!deleted && <Button onClick={() => setOpened(true)}>Delete</Button>}
      <ResponsiveDialog
        title="Delete it?"
        opened={opened}
        onClose={close}
        actions={<Button onClick={close}>Delete it</Button>}
      >
        It cannot be restored.
      </ResponsiveDialog>
    </main>
  )
}

test('moves the focus to the screen when its opener no longer exists', async () => {
  const screen = await renderThemed(<DeletingDialog />)
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await screen.getByRole('button', { name: 'Delete it' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
