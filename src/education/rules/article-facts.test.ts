import { describe, expect, it } from 'vitest'
import { readingMinutes } from './article-facts'

const words = (count: number) => Array.from({ length: count }, () => 'unga').join(' ')

describe('the reading time', () => {
  it.each([
    ['nothing', [], 1],
    ['one word', ['Habari'], 1],
    ['200 words', [words(200)], 1],
    ['201 words', [words(201)], 2],
    ['a thousand words', [words(1000)], 5],
    ['texts that are 200 words together', [words(120), words(80)], 1],
    ['texts that are 201 words together', [words(120), words(81)], 2],
  ])('of %s', (_what, texts, minutes) => {
    expect(readingMinutes(texts)).toBe(minutes)
  })

  it('ignores lone punctuation, and counts numbers and hyphenated words once', () => {
    expect(readingMinutes([`${words(199)} – … 14.8`])).toBe(1)
    expect(readingMinutes([`${words(199)} mid-cycle wa'u`])).toBe(2)
    expect(readingMinutes([words(150).replaceAll(' ', '\n\t ')])).toBe(1)
  })
})
