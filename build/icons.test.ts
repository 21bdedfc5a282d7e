import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { splashes } from './apple-splash.ts'

const read = (file: string) => readFileSync(new URL(`../public/icons/${file}`, import.meta.url))
const hasTransparency = (png: Buffer) => png.includes('tRNS')

const measured = (file: string) => ({ width: read(file).readUInt32BE(16), height: read(file).readUInt32BE(20) })

describe('the app icons', () => {
  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-192.png', 192],
    ['maskable-512.png', 512],
    ['monochrome-512.png', 512],
    ['apple-touch-icon.png', 180],
    ['badge-96.png', 96],
    ['favicon-32.png', 32],
  ] as const)('%s is a square of %i pixels', (file, size) => {
    expect(measured(file)).toEqual({ width: size, height: size })
  })

  it('leaves no see-through pixel where the platform cuts the shape itself', () => {
    for (const file of ['maskable-192.png', 'maskable-512.png', 'apple-touch-icon.png'])
      expect(hasTransparency(read(file))).toBe(false)
    for (const file of ['icon-512.png', 'monochrome-512.png', 'badge-96.png'])
      expect(hasTransparency(read(file))).toBe(true)
  })

  it.each(['monochrome-512.png', 'badge-96.png'])('%s is white alone, unseen on white', async (file) => {
    const colours = await sharp(read(file)).flatten({ background: '#ffffff' }).raw().toBuffer()
    expect(colours.every((value) => value === 255)).toBe(true)
  })
})

describe('what an iPhone shows while the app starts', () => {
  it.each(splashes)('$file has the pixels of its phone', ({ file, width, height }) => {
    expect(measured(file)).toEqual({ width, height })
    expect(read(file).length).toBeLessThan(12_000)
  })
})
