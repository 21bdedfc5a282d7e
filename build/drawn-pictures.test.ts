import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawnPictures, namedPictures, sheets } from './drawn-pictures.ts'

const sizeLimit = 60_000

/** Each picture is one line, so that a diff shows which one changed. */
const symbol = /^<symbol id="[a-z0-9-]{1,60}" viewBox="0 0 \d+ \d+">.*<\/symbol>$/

it('every picture that code, catalogues, articles and sample rows name is drawn, once', () => {
  const named = namedPictures()
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ address }) => !drawnPictures.includes(address))).toEqual([])
  expect(drawnPictures).toEqual([...new Set(drawnPictures)])
})

describe.each(sheets)('%s', (_sheet, svg) => {
  it('has a picture in each line, and is well-formed', async () => {
    const [first, ...lines] = svg.trimEnd().split('\n')
    expect([first, lines.pop()]).toEqual(['<svg xmlns="http://www.w3.org/2000/svg">', '</svg>'])
    expect(lines.filter((line) => !symbol.test(line))).toEqual([])
    // A sheet has no size of its own.
    await expect(
      sharp(Buffer.from(svg.replace('<svg', '<svg width="1" height="1"'))).metadata(),
    ).resolves.toMatchObject({ format: 'svg' })
  })

  it('holds no script, style or reference', () => {
    expect(svg).not.toMatch(/<script|<style|<foreignObject|<image|href=|url\(|\son\w+=/i)
  })

  it('is light enough to travel', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(sizeLimit)
  })
})
