import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { saveDraft, readDraft } from './session-draft'

const schema = v.object({ name: v.string() })

const memory = (saved: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(saved))
  return () => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) })
}
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('a draft of this tab', () => {
  it('is read as it was kept', () => {
    const store = memory()
    saveDraft(store, 'listing', { name: 'Joy' })
    expect(readDraft(store, 'listing', schema)).toEqual({ name: 'Joy' })
  })

  it.each([
    ['nothing was kept', memory()],
    ['it is no JSON', memory({ listing: '{broken' })],
    ['it has another shape', memory({ listing: '{"name":7}' })],
    ['the browser blocks the store', blocked],
  ])('is none where %s', (_why, store) => {
    expect(readDraft(store, 'listing', schema)).toBeNull()
  })

  it('does not trouble the person where it cannot be kept', () => {
    expect(() => saveDraft(blocked, 'listing', { name: 'Joy' })).not.toThrow()
  })
})
