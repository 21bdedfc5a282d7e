import { describe, expect, test } from 'vitest'
import { startFixture } from './embedded-fixture.ts'

// The embedded backend's storage must behave as on the hosted service. Each group names one correction in
// supabase/local/corrections/ and fails without it.

const { amina, brian } = await startFixture()

describe('uploads of a Blob or File (multipart-uploads)', () => {
  const png = (text: string) => new Blob([text], { type: 'image/png' })

  test('are stored with their bytes and content type', async () => {
    const pictures = amina.client.storage.from('pictures')
    const path = `${amina.user.id}/blob.png`
    expect(await pictures.upload(path, png('first'), { cacheControl: '600' })).toMatchObject({ error: null })
    const response = await fetch(pictures.getPublicUrl(path).data.publicUrl)
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'max-age=600' })
    expect(await response.text()).toBe('first')
  })

  test('never replace a picture', async () => {
    const pictures = amina.client.storage.from('pictures')
    const path = `${amina.user.id}/kept.png`
    await pictures.upload(path, png('first'))
    expect((await pictures.update(path, png('second'))).error).toMatchObject({ statusCode: '404' })
    expect(await (await pictures.download(path)).data?.text()).toBe('first')
  })

  test('of a type that the bucket does not allow are rejected', async () => {
    const text = new File(['x'], 'x.txt', { type: 'text/plain' })
    expect((await amina.client.storage.from('pictures').upload(`${amina.user.id}/x.txt`, text)).error).toMatchObject({ statusCode: '415' })
  })

  test('to an existing path are duplicates, and to a foreign path are rejected', async () => {
    const pictures = amina.client.storage.from('pictures')
    await pictures.upload(`${amina.user.id}/once.png`, png('1'))
    expect((await pictures.upload(`${amina.user.id}/once.png`, png('2'))).error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    expect((await pictures.upload(`${brian.user.id}/theirs.png`, png('3'))).error).toMatchObject({ statusCode: '403' })
  })
})
