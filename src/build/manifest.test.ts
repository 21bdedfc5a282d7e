import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'

const pngSignature = '89504e470d0a1a0a'

/** The size and the kind that a file in public/ has itself, whatever is said of it. */
const measured = (src: string) => {
  const bytes = readFileSync(new URL(`../../public${src}`, import.meta.url))
  const isPng = bytes.subarray(0, 8).toString('hex') === pngSignature
  return { sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, type: isPng ? 'image/png' : 'unknown' }
}

const shortcuts = manifest.shortcuts ?? []
const pictures = [...(manifest.icons ?? []), ...(manifest.screenshots ?? []), ...shortcuts.flatMap(({ icons = [] }) => icons)]

describe('the manifest', () => {
  it.each(pictures)('names $src with the size and the type that it has', ({ src, sizes, type }) => {
    expect(measured(src)).toEqual({ sizes, type })
  })

  it('has every kind of icon, and screenshots for phones and for wide screens', () => {
    const purposes = (manifest.icons ?? []).map(({ purpose }) => purpose)
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']))
    const forms = (manifest.screenshots ?? []).map(({ form_factor: form }) => form)
    expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']))
  })

  it('leads from the home screen to the cart, to gossip and to the log of today', () => {
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Cart', '/cart'],
      ['Gossip', '/tum-gossip'],
      ['Log today', '/period-tracker'],
    ])
    expect(new Set(shortcuts.flatMap(({ icons = [] }) => icons.map(({ src }) => src))).size).toBe(3)
  })

  it('takes photos and words from other apps', () => {
    expect(manifest.share_target).toEqual({
      action: '/second-hand',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'photos', accept: ['image/*'] }] },
    })
  })
})
