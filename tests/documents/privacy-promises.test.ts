import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { privacy } from '@/pages/legal/privacy'
import { projectRoot } from '../../supabase/local/places.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const promises = read('docs/privacy-promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise') && !line.startsWith('|---'))
  .map((line) => line.slice(2, -2).split(' | '))

const policy = JSON.stringify(privacy)

test('docs/privacy-promises.md lists promises', () => {
  expect(promises.length).toBeGreaterThan(15)
})

describe.each(promises)('%s', (promise, file, name) => {
  test('is part of the policy and has a test', () => {
    expect(policy).toContain(promise)
    expect(read(file ?? '')).toContain(name)
  })
})
