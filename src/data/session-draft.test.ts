import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { saveDraft, readDraft } from './session-draft'

const schema = v.object({ name: v.string() })

const storageWith = (saved: Record<string, string> = {}) => {
  const entries = new Map(Object.entries(saved))
  return () => ({ getItem: (key: string) => entries.get(key) ?? null, setItem: (key: string, value: string) => void entries.set(key, value) })
}
const blockedStorage = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('a draft in session storage', () => {
  it('is read back as it was saved', () => {
    const storage = storageWith()
    saveDraft(storage, 'listing', { name: 'Joy' })
    expect(readDraft(storage, 'listing', schema)).toEqual({ name: 'Joy' })
  })

  it.each([
    ['nothing was saved', storageWith()],
    ['it is not JSON', storageWith({ listing: '{broken' })],
    ['it has another shape', storageWith({ listing: '{"name":7}' })],
    ['the browser blocks the storage', blockedStorage],
  ])('is null when %s', (_why, storage) => {
    expect(readDraft(storage, 'listing', schema)).toBeNull()
  })

  it('does not throw when it cannot be saved', () => {
    expect(() => saveDraft(blockedStorage, 'listing', { name: 'Joy' })).not.toThrow()
  })
})
