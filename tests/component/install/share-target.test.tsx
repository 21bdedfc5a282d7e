import { expect, test } from 'vitest'
import { readShared } from '@/market/store/shared-listing'
import { answerShared } from '../../../sw/share-target'

test('a share that cannot be read leads to the form, which says so, and not to an error page', async () => {
  const broken = new Request('/second-hand', {
    method: 'POST',
    body: 'not a form',
    headers: { 'Content-Type': 'multipart/form-data' },
  })
  const response = await answerShared(broken)
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    `${location.origin}/second-hand?form=shared`,
  ])
  expect(await readShared()).toBeNull()
})
