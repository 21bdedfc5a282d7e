import { describe, expect, test } from 'vitest'
import { webpWith } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { startFixture } from './embedded-fixture.ts'

// The embedded backend's storage must behave as on the hosted service. Each group names one correction in
// supabase/local/corrections/ and fails without it.

const { amina, brian } = await startFixture()

describe('uploads of a Blob or File (multipart-uploads)', () => {
  const webp = (text: string) => new Blob([webpWith(text)], { type: 'image/webp' })

  test('are stored with their bytes and content type', async () => {
    const pictures = amina.client.storage.from('pictures')
    const path = `${amina.user.id}/blob.webp`
    expect(await pictures.upload(path, webp('first'), { cacheControl: '600' })).toMatchObject({ error: null })
    const response = await fetch(pictures.getPublicUrl(path).data.publicUrl)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'max-age=600',
    })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(webpWith('first'))
  })

  test('never replace a picture', async () => {
    const pictures = amina.client.storage.from('pictures')
    const path = `${amina.user.id}/kept.webp`
    await pictures.upload(path, webp('first'))
    expect((await pictures.update(path, webp('second'))).error).toMatchObject({ statusCode: '404' })
    expect(await (await pictures.download(path)).data?.arrayBuffer()).toEqual(webpWith('first').buffer)
  })

  test('of a type that the bucket does not allow are rejected', async () => {
    const text = new File([webpWith('x')], 'x.txt', { type: 'text/plain' })
    expect((await amina.client.storage.from('pictures').upload(`${amina.user.id}/x.txt`, text)).error).toMatchObject({
      statusCode: '415',
    })
  })

  test('to an existing path are duplicates, and to a foreign path are rejected', async () => {
    const pictures = amina.client.storage.from('pictures')
    await pictures.upload(`${amina.user.id}/once.webp`, webp('1'))
    expect((await pictures.upload(`${amina.user.id}/once.webp`, webp('2'))).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    })
    expect((await pictures.upload(`${brian.user.id}/theirs.webp`, webp('3'))).error).toMatchObject({
      statusCode: '403',
    })
  })
})
