import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { quickAxe } from '../support/quick-axe.ts'

const read = async (): Promise<string> =>
  quickAxe(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))

let source: Promise<string> | undefined

/** Adds axe to the document, where it stays. */
export const injectAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return
  source ??= read()
  await page.evaluate(`{ ${await source} }`)
}
