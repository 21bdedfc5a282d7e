import { useState } from 'react'
import { expect, test } from 'vitest'
import { LikeButton } from '@/gossip/like-button'
import { renderThemed } from '../render'

/** A post that shows a like as stored once `store` resolves. */
function Post({ store }: { store: (liked: boolean) => Promise<boolean> }) {
  const [liked, setLiked] = useState(false)
  const onLike = async (next: boolean) => {
    const stored = await store(next)
    if (stored) setLiked(next)
    return stored
  }
  return (
    <>
      <LikeButton liked={liked} likes={4 + Number(liked)} onLike={onLike} />
      {liked && <p>Stored as liked</p>}
    </>
  )
}

test('shows the like before it is stored, and counts it once', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const screen = await renderThemed(<Post store={() => promise} />)
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button).toHaveAccessibleName('Like, 5 likes')
  resolve(true)
  await expect.element(button).toHaveAccessibleName('Like, 5 likes')
})

test('reverts when the like cannot be stored', async () => {
  const screen = await renderThemed(<Post store={async () => false} />)
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button).toHaveAccessibleName('Like, 4 likes')
})

test('after several quick taps the last one counts', async () => {
  const pending: ((stored: boolean) => void)[] = []
  const screen = await renderThemed(<Post store={() => new Promise((resolve) => pending.push(resolve))} />)
  const button = screen.getByRole('button')
  await button.click()
  await button.click()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  for (const resolve of pending) resolve(true)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button).toHaveAccessibleName('Like, 5 likes')
})

test('an earlier tap that is stored late does not override the last one', async () => {
  const pending: ((stored: boolean) => void)[] = []
  const screen = await renderThemed(<Post store={() => new Promise((resolve) => pending.push(resolve))} />)
  const button = screen.getByRole('button')
  await button.click()
  await button.click()
  pending[0]?.(true)
  await expect.element(screen.getByText('Stored as liked')).toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button).toHaveAccessibleName('Like, 4 likes')
  pending[1]?.(true)
  await expect.element(screen.getByText('Stored as liked')).not.toBeInTheDocument()
  await expect.element(button).toHaveAccessibleName('Like, 4 likes')
})
