import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photoPlan, withoutPhoto, withPhotos, type PhotoPlan, type PhotoRow } from './item-row'

let idCount = 0
const newId = () => `new-${(idCount += 1)}`
const stored = (...urls: string[]): PhotoRow[] =>
  urls.map((url, index) => ({ id: `id-${url}`, url, primary: index === 0 }))
const ids = (photos: readonly PhotoRow[]) => photos.map(({ id }) => id)

/** Applies each step as the server does. */
const steps: readonly ((photos: readonly PhotoRow[], plan: PhotoPlan) => readonly PhotoRow[])[] = [
  (photos, { add }) => [...photos, ...add],
  (photos, { demote }) => photos.map((photo) => (demote.includes(photo.id) ? { ...photo, primary: false } : photo)),
  (photos, { promote }) => photos.map((photo) => (photo.id === promote ? { ...photo, primary: true } : photo)),
  (photos, { remove }) => photos.filter(({ id }) => !remove.includes(id)),
]
const after = (photos: readonly PhotoRow[], plan: PhotoPlan, count: number) =>
  steps.slice(0, count).reduce((now, step) => step(now, plan), photos)
const primaries = (photos: readonly PhotoRow[]) => photos.filter(({ primary }) => primary).map(({ url }) => url)

describe('saving a gallery', () => {
  it('of a new rental adds one row per photo, including the primary one', () => {
    const plan = photoPlan([], { urls: ['a', 'b'], primary: 'b', known: [] }, newId)
    expect(plan.add.map(({ url, primary }) => [url, primary])).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect(plan).toMatchObject({ demote: [], promote: null, remove: [] })
  })

  it('does nothing when nothing has changed', () => {
    const photos = stored('a', 'b')
    expect(photoPlan(photos, { urls: ['a', 'b'], primary: 'a', known: ids(photos) }, newId)).toEqual({
      add: [],
      demote: [],
      promote: null,
      remove: [],
    })
  })

  it('keeps photos that another admin has added since', () => {
    const photos = stored('a', 'b')
    const plan = photoPlan(
      [...photos, { id: 'theirs', url: 'c', primary: false }],
      { urls: ['a'], primary: 'a', known: ids(photos) },
      newId,
    )
    expect(plan.remove).toEqual(['id-b'])
  })

  const urls = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  it('reaches the selection even when interrupted and repeated, and loses no photo on the way', () => {
    fc.assert(
      fc.property(urls, urls, fc.nat(4), fc.nat(4), (before, selectedUrls, chosen, breaksAfter) => {
        const photos = stored(...before)
        const primary = selectedUrls[chosen % Math.max(1, selectedUrls.length)] ?? null
        const selection = { urls: selectedUrls, primary, known: ids(photos) }
        const halfway = after(photos, photoPlan(photos, selection, newId), breaksAfter)
        if (breaksAfter < 4) expect(halfway.map(({ url }) => url)).toEqual(expect.arrayContaining(before))
        expect(primaries(halfway).length).toBeLessThanOrEqual(1)
        const end = after(halfway, photoPlan(halfway, selection, newId), 4)
        expect(end.map(({ url }) => url).sort()).toEqual([...selectedUrls].sort())
        expect(primaries(end)).toEqual(primary === null ? [] : [primary])
      }),
    )
  })
})

describe('the primary photo', () => {
  it('is the first photo added', () => {
    expect(withPhotos({ photos: [], primary: '' }, ['a', 'b'])).toEqual({ photos: ['a', 'b'], primary: 'a' })
    expect(withPhotos({ photos: ['a'], primary: 'a' }, ['b'])).toEqual({ photos: ['a', 'b'], primary: 'a' })
  })
  it('is replaced by the next photo when it is removed', () => {
    expect(withoutPhoto({ photos: ['a', 'b'], primary: 'a' }, 'a')).toEqual({ photos: ['b'], primary: 'b' })
    expect(withoutPhoto({ photos: ['a'], primary: 'a' }, 'a')).toEqual({ photos: [], primary: '' })
  })
})
