import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveTabValue, readTabValue } from './tab-value'

const schema = v.object({ name: v.string() })

const stubStorage = (saved: Record<string, string> = {}) => {
  const entries = new Map(Object.entries(saved))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  })
}
const throwOnAccess = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const blockStorage = () => vi.stubGlobal('sessionStorage', { getItem: throwOnAccess, setItem: throwOnAccess })

afterEach(() => vi.unstubAllGlobals())

describe('a value in session storage', () => {
  it('is read back as it was saved', () => {
    stubStorage()
    saveTabValue('listing', { name: 'Joy' })
    expect(readTabValue('listing', schema)).toEqual({ name: 'Joy' })
  })

  it.each([
    ['nothing was saved', () => stubStorage()],
    ['it is not JSON', () => stubStorage({ listing: '{broken' })],
    ['it has another shape', () => stubStorage({ listing: '{"name":7}' })],
    ['the browser blocks the storage', blockStorage],
  ])('is null when %s', (_why, stub) => {
    stub()
    expect(readTabValue('listing', schema)).toBeNull()
  })

  it('does not throw when it cannot be saved', () => {
    blockStorage()
    expect(() => saveTabValue('listing', { name: 'Joy' })).not.toThrow()
  })
})
