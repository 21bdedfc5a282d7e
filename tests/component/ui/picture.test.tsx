import { expect, test } from 'vitest'
import { Picture } from '@/kit/media/picture'
import { renderThemed } from '../render'

test('a photo that does not load is replaced by the large file, then by the fallback picture', async () => {
  const screen = await renderThemed(<Picture src="/no/such/photo-large.webp" alt="A chair" />)
  await expect.element(screen.getByRole('img', { name: 'A chair' })).toContainHTML('/pictures/campus.svg#fallback')
})

test('a picture that repeats the text beside it is hidden from screen readers', async () => {
  const screen = await renderThemed(<Picture src="/pictures/food.svg#pilau" alt="" />)
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})
