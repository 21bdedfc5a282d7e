import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import names from './picture-names.json'
import { sheets } from './sheets.ts'
import { spriteSheet } from './sprite.ts'

const folder = new URL('../../public/pictures/', import.meta.url)
const read = (sheet: string) => readFileSync(new URL(`${sheet}.svg`, folder), 'utf8')
const idsIn = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)

const SHEET_LIMIT = 60_000

describe('the sprite sheets', () => {
  it('are exactly the sheets that the list of names describes', () => {
    const written = readdirSync(folder).filter((file) => file.endsWith('.svg')).map((file) => file.replace('.svg', ''))
    expect(written.toSorted()).toEqual(Object.keys(names).toSorted())
    expect(Object.keys(sheets).toSorted()).toEqual(Object.keys(names).toSorted())
  })

  it('hold the fallback picture', () => {
    expect(names.campus).toContain('fallback')
  })

  it.each(Object.entries(names))('%s.svg holds its names, each once', (sheet, expected) => {
    const ids = idsIn(read(sheet))
    expect(ids).toEqual(expected)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(Object.entries(sheets))('%s.svg is what its table draws', (sheet, pictures) => {
    expect(read(sheet)).toBe(spriteSheet(pictures))
  })

  it.each(Object.keys(names))('%s.svg carries no script, style, reference or unreadable number', (sheet) => {
    const svg = read(sheet)
    expect(svg).not.toMatch(/<script|<style|<foreignObject|<image|href=|url\(|\son\w+=/i)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(Object.keys(names))('%s.svg is light enough to travel', (sheet) => {
    expect(brotliCompressSync(read(sheet)).length).toBeLessThan(SHEET_LIMIT)
  })
})
