import { expect, test } from 'vitest'
import { banner } from '../../supabase/local/banner.ts'

const printed = (origin: string) => banner({ migrations: { applied: [], changed: [] }, query: async () => [] }, { origin, dataDir: 'data', seedFile: 'none' })

test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])('a server at %s says nothing about others', async (origin) => {
  expect(await printed(origin)).not.toContain('Reach:')
})

test.each(['http://0.0.0.0:4173', 'http://[::]:4173', 'http://192.168.1.20:4173', 'http://comrade.hostel:4173'])('a server at %s says for how many people it is made', async (origin) => {
  expect(await printed(origin)).toMatch(/Reach: .*network.*twenty phones at once/s)
})
