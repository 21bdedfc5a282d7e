import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Picture } from '@/kit/media/picture'
import { jpegOf, webp, lossyOf } from '../../../supabase/functions/housekeeping/pictures/test-pictures'
import { renderThemed } from '../render'
import { answerFiles } from '../rest'

const addressOf = (name: string) => `https://project.example/storage/v1/object/public/item-images/amina/${name}`
const huge = { width: 16_000, height: 16_000 }

/** A picture that a browser can draw. */
const drawn = async (type: string, { width, height } = { width: 64, height: 48 }) => {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type })
}

let files: Record<string, Blob> = {}
let requests: readonly URL[] = []
const asked = () => requests.map(({ href }) => href)
beforeEach(() => {
  requests = answerFiles(async ({ href }) => {
    const file = files[href]
    return file ? new Response(file, { headers: { 'Content-Type': file.type } }) : new Response('', { status: 400 })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const photo = () => page.getByRole('img', { name: 'A kettle' })
const fallback = '/pictures/campus.svg#fallback'

test.each(['image/jpeg', 'image/webp'])(
  'on a page without a worker, a photo is downloaded once, looked at and shown: %s',
  async (type) => {
    files = { [addressOf('1-small.webp')]: await drawn(type) }
    await renderThemed(<Picture src={addressOf('1-large.webp')} alt="A kettle" />)
    await expect.element(photo()).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    await expect.poll(() => (photo().element() as HTMLImageElement).naturalWidth).toBe(64)
    expect(asked()).toEqual([addressOf('1-small.webp')])
  },
)

test.each([
  ['a JPEG of 16,000 × 16,000', jpegOf(huge), 'image/jpeg'],
  ['a WebP of 16,000 × 16,000', webp(lossyOf(huge)), 'image/webp'],
  ['a JPEG of 65,535 × 1', jpegOf({ width: 65_535, height: 1 }), 'image/jpeg'],
])('%s is not decoded: the fallback picture is shown', async (_what, bytes, type) => {
  const file = new Blob([bytes], { type })
  files = { [addressOf('1-small.webp')]: file, [addressOf('1-large.webp')]: file }
  const made = vi.spyOn(URL, 'createObjectURL')
  await renderThemed(<Picture src={addressOf('1-large.webp')} alt="A kettle" />)
  await expect.element(photo()).toContainHTML(fallback)
  expect(asked()).toEqual([addressOf('1-small.webp'), addressOf('1-large.webp')])
  expect(made).not.toHaveBeenCalled()
})

test('a picture of another format is not shown, whatever it is called', async () => {
  files = { [addressOf('1-large.webp')]: new Blob([await drawn('image/png')], { type: 'image/webp' }) }
  await renderThemed(<Picture large src={addressOf('1-large.webp')} alt="A kettle" />)
  await expect.element(photo()).toContainHTML(fallback)
})

test('a photo that cannot be had is replaced by the large file, then by the fallback picture', async () => {
  files = {}
  await renderThemed(<Picture src={addressOf('1-large.webp')} alt="A kettle" />)
  await expect.element(photo()).toContainHTML(fallback)
  expect(asked()).toEqual([addressOf('1-small.webp'), addressOf('1-large.webp')])
})

test('a photo far below the screen is not downloaded before it comes near', async () => {
  files = { [addressOf('2-small.webp')]: await drawn('image/webp') }
  await renderThemed(
    <>
      <div style={{ height: 10_000 }} />
      <Picture src={addressOf('2-large.webp')} alt="A kettle" />
    </>,
  )
  await expect.element(photo()).toBeInTheDocument()
  expect(asked()).toEqual([])
  photo().element().scrollIntoView()
  await expect.element(photo()).toHaveAttribute('src', expect.stringMatching(/^blob:/))
})

test('under a worker, which looks at photos itself, the browser downloads them', async () => {
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker)
  await renderThemed(<Picture src={addressOf('1-large.webp')} alt="A kettle" />)
  await expect.element(photo()).toHaveAttribute('src', addressOf('1-small.webp'))
  expect(asked()).toEqual([])
})

test('the bytes are given back when the photo leaves the screen', async () => {
  files = { [addressOf('1-small.webp')]: await drawn('image/webp') }
  const screen = await renderThemed(<Picture src={addressOf('1-large.webp')} alt="A kettle" />)
  await expect.element(photo()).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  const url = photo().element().getAttribute('src')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  await screen.unmount()
  expect(revoked).toHaveBeenCalledWith(url)
})
