import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'

const pngSignature = '89504e470d0a1a0a'

/** Reads the size and type of a file in public/ from its bytes. */
const measured = (src: string) => {
  const bytes = readFileSync(new URL(`../public${src}`, import.meta.url))
  const isPng = bytes.subarray(0, 8).toString('hex') === pngSignature
  return { sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, type: isPng ? 'image/png' : 'unknown' }
}

const shortcuts = manifest.shortcuts ?? []
const pictures = [
  ...(manifest.icons ?? []),
  ...(manifest.screenshots ?? []),
  ...shortcuts.flatMap(({ icons = [] }) => icons),
]

describe('the manifest', () => {
  it.each(pictures)('declares the actual size and type of $src', ({ src, sizes, type }) => {
    expect(measured(src)).toEqual({ sizes, type })
  })

  it('has what stores ask for: an identity that stays, the language, categories that they know, a few pictures of each form', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: 'en-KE', display: 'standalone' })
    const known = ['education', 'health', 'lifestyle', 'shopping', 'social', 'utilities']
    expect(manifest.categories?.filter((category) => !known.includes(category))).toEqual([])
    for (const form of ['narrow', 'wide']) {
      const ofForm = (manifest.screenshots ?? []).filter(({ form_factor: each }) => each === form)
      expect(ofForm.length).toBeGreaterThanOrEqual(3)
      expect(ofForm.every(({ label = '' }) => label !== '')).toBe(true)
    }
    expect(manifest.short_name?.length).toBeLessThanOrEqual(12)
  })

  it('has icons of every purpose, and screenshots for narrow and wide screens', () => {
    const purposes = (manifest.icons ?? []).map(({ purpose }) => purpose)
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']))
    const forms = (manifest.screenshots ?? []).map(({ form_factor: form }) => form)
    expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']))
  })

  it('has shortcuts to the cart, gossip and today’s log', () => {
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Cart', '/cart'],
      ['Gossip', '/tum-gossip'],
      ['Log today', '/period-tracker'],
    ])
    expect(new Set(shortcuts.flatMap(({ icons = [] }) => icons.map(({ src }) => src))).size).toBe(3)
  })

  it('accepts shared photos and text from other apps', () => {
    expect(manifest.share_target).toEqual({
      action: '/second-hand',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'photos', accept: ['image/*'] }] },
    })
  })
})
