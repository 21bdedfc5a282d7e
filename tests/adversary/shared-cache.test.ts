import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../supabase/local/places.ts'

const configuration = readFileSync(join(projectRoot, 'supabase/cache/nginx.conf'), 'utf8').replaceAll(/^\s*#.*$/gm, '')

const headersIn = (block: string): readonly string[] =>
  [...block.matchAll(/proxy_set_header\s+(\S+)\s/g)].map(([, name = '']) => name)

const [server = '', ...locations] = configuration.slice(configuration.indexOf('server {')).split(/(?=^ {2}location )/m)

test('a location of the cache that sets a header sets those of the server, too: nginx inherits all or none', () => {
  expect(headersIn(server)).toContain('CF-Connecting-IP')
  const setting = locations.map(headersIn).filter((names) => names.length > 0)
  expect(setting).not.toEqual([])
  for (const names of setting) expect(names).toEqual(expect.arrayContaining([...headersIn(server)]))
})

test('what the cache keeps does not depend on what one visitor asked for', () => {
  const kept = locations.filter((location) => location.includes('proxy_cache '))
  expect(kept).toHaveLength(1)
  for (const location of kept)
    expect(headersIn(location)).toEqual(
      expect.arrayContaining(['Accept', 'Accept-Encoding', 'Accept-Profile', 'Prefer']),
    )
})
