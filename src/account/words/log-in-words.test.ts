import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as v from 'valibot'

const folder = join(import.meta.dirname, '../..')
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.en.json'))
  .flatMap((name) =>
    Object.values(v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(join(folder, name), 'utf8')))),
  )

const matching = (pattern: RegExp) => [...new Set(texts.filter((text) => pattern.test(text)))].toSorted()

it('one logs in: the button of the form alone says "Sign In"', () => {
  expect(matching(/\bsign in\b|\bsigning in\b/i)).toEqual([
    'Sign In',
    'Signing in to set the admin role...',
    'Signing in...',
  ])
  expect(matching(/\bLog In\b|\bSign-In\b/)).toEqual([])
})

it('"login" is a noun, but for two texts of the specification', () => {
  expect(matching(/\blogin to\b/i)).toEqual(['Please login to create posts', 'Please login to like posts'])
})
