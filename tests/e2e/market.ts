import { expect, type Locator, type Page } from '@playwright/test'
import { itemNamed } from './app.ts'
import type { LocalServer, TestUser } from './local-server.ts'
import { dialog } from './locators.ts'

/** Two GIFs of one pixel. */
export const photos = [
  'R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=',
  'R0lGODlhAQABAIAAAAAA/////ywAAAAAAQABAAACAkQBADs=',
].map((data, index) => ({
  name: `photo-${index}.gif`,
  mimeType: 'image/gif',
  buffer: Buffer.from(data, 'base64'),
}))

type Item = {
  id: string
  title: string
  price: number
  status: string
  image_url: string
  seller_phone: string
  user_id: string
  condition: string
  original_price: number | null
}
type Photo = { id: string; image_url: string; position: number }

export const itemsOf = async (server: LocalServer, user: TestUser): Promise<Item[]> =>
  (await server.rows('items', `user_id=eq.${user.id}`)) as Item[]
export const photosOf = async (server: LocalServer, item: string): Promise<Photo[]> =>
  (await server.rows('item_photos', `item_id=eq.${item}&order=position`)) as Photo[]

export const addPhotos = async (page: Page, form: Locator, files: typeof photos) => {
  const choosing = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Add photos' }).click()
  await (await choosing).setFiles(files)
}

export const fillListingForm = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Sell Item' }).click()
  const form = dialog('List Item for Sale')(page)
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await form.getByRole('textbox', { name: 'Price (KSh)' }).fill('1,200')
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Sports')
  await form.getByRole('textbox', { name: 'Phone Number' }).fill('0700 000 091')
  await addPhotos(page, form, photos)
  await expect(form.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  return form
}

/** The URL of a picture that has loaded; null before that. */
export const loadedFrom = (picture: Locator): Promise<string | null> =>
  picture.evaluate((image) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 ? image.currentSrc : null,
  )

/** The paths of the photos that a page without a worker downloads, where `src` has none of the server. */
export const downloadsOf = (page: Page): readonly string[] => {
  const paths: string[] = []
  page.on('requestfinished', (request) => void paths.push(new URL(request.url()).pathname))
  return paths
}

export const card = (page: Page, title: string) => itemNamed(page, title)
