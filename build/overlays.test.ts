import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const imported = /import \{[^}]*\} from '@mantine\/(?:core|spotlight)'/

/** What shows something over a screen. */
const overlay = /<(?:Modal|Drawer|Menu|Popover|Spotlight)(?:\.Root)?[\s>]/

test('everything that opens over a screen closes with Back', async () => {
  const overlays: { path: string; closes: boolean }[] = []
  for await (const path of glob('src/**/*.tsx')) {
    const code = await readFile(path, 'utf8')
    if (overlay.test(code) && /\b(?:Modal|Drawer|Menu|Popover|Spotlight)\b/.test(imported.exec(code)?.[0] ?? ''))
      overlays.push({ path, closes: code.includes('useCloseOnBack(') })
  }
  expect(overlays.length).toBeGreaterThan(3)
  expect(overlays.filter(({ closes }) => !closes)).toEqual([])
})
